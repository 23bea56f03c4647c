//! The tar archive, and the files beside the packages.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use serde_json::Value;

use crate::dist::{VERSION, package, repository, run, temporary_folder};
use crate::play::{first_move, page};
use crate::root::Root;
use crate::server::{Server, free_address};

/// Unpacks the archive into an empty folder, which becomes the root of a system without any other file.
fn unpacked() -> Root {
    let folder = temporary_folder();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let mut tar = Command::new("tar");
    tar.args(["--extract", "--strip-components=1", "--file"]).arg(package("-linux.tar.gz"));
    run(tar.arg("--directory").arg(folder.path()));
    Root::of(folder)
}

#[test]
#[ignore = "needs the packages"]
fn the_program_needs_no_other_file() {
    let root = unpacked();
    let version = run(&mut root.command("0", &["/antorcha", "--version"]));
    assert!(version.starts_with(&format!("antorcha {VERSION} (")), "{version}");
    assert!(!version.contains("development"), "{version}");
    assert!(run(&mut root.command("0", &["/antorcha", "games"])).contains("masmorra"));
    let address = free_address();
    let mut serve = root.command("0", &["/antorcha", "serve"]);
    serve.env("ANTORCHA_LISTEN", &address).env("ANTORCHA_DATA_DIR", "/data");
    let server = Server::start(serve);
    let url = format!("http://{address}");
    first_move(&url);
    assert!(page(&url).1.contains("<script"), "the program contains the web app");
    assert!(page(&format!("{url}/licences.txt")).1.contains("svelte"));
    server.stop();
}

#[test]
#[ignore = "needs the packages"]
fn the_archive_has_licences_man_pages_and_completions() {
    let root = unpacked();
    let read =
        |name: &str| fs::read_to_string(root.path(name)).unwrap_or_else(|_| panic!("there is no {name}"));
    assert!(read("licences/LICENSE-MIT").contains("MIT"));
    assert!(read("licences/crates.txt").contains("\nsqlx "));
    assert!(read("licences/web.txt").contains("\nsvelte "));
    assert!(read("licences/LGPL-2.1.txt").contains("GNU LESSER GENERAL PUBLIC LICENSE"));
    assert!(read("man/antorcha-serve.1").contains("ANTORCHA_STORE"));
    for completion in ["antorcha.bash", "antorcha.fish", "_antorcha"] {
        assert!(read(&format!("completions/{completion}")).contains("verify-fair"), "{completion}");
    }
    let program = fs::read(root.path("antorcha")).unwrap();
    let home = repository();
    let home = home.to_str().unwrap().as_bytes();
    assert!(
        !program.windows(home.len()).any(|part| part == home),
        "the program contains no path of this machine"
    );
}

#[test]
#[ignore = "needs the packages"]
fn every_package_has_its_sum() {
    let folder = repository().join("target/dist");
    let checked = run(Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(&folder));
    let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    for name in names.filter(|name| name != "SHA256SUMS") {
        assert!(checked.contains(&format!("{name}: OK")), "{name}: {checked}");
    }
}

#[test]
#[ignore = "needs the packages"]
fn the_bills_of_materials_list_crates_and_npm_packages() {
    for (name, part) in [(format!("{VERSION}.cdx.json"), "sqlx"), ("-web.cdx.json".to_owned(), "svelte")] {
        let bill: Value = serde_json::from_str(&fs::read_to_string(package(&name)).unwrap()).unwrap();
        assert_eq!(bill["bomFormat"], "CycloneDX");
        let parts = bill["components"].as_array().unwrap();
        assert!(parts.iter().any(|listed| listed["name"] == part), "{name} lacks {part}");
    }
}
