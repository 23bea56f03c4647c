//! The container image, from its archive. Its files become the root of a system, as a container engine does it.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::dist::{package, run, temporary_folder};
use crate::play::{first_move, page, play_matches};
use crate::root::Root;
use crate::server::{Server, free_address};

/// The most megabytes that the files of the image may have.
const MAX_MEGABYTES: f64 = 40.0;

pub(crate) struct Image {
    pub(crate) root: Root,
    /// The settings of the image: user, environment, command.
    config: Value,
}

impl Image {
    pub(crate) fn unpack() -> Image {
        let (archive, folder) = (temporary_folder(), temporary_folder());
        fs::set_permissions(folder.path(), Permissions::from_mode(0o755)).unwrap();
        untar(&package("-image.tar"), archive.path());
        let blob = |descriptor: &Value| {
            let digest = descriptor["digest"].as_str().unwrap();
            archive.path().join("blobs").join(digest.replace(':', "/"))
        };
        let index = read_json(&archive.path().join("index.json"));
        let manifest = read_json(&blob(&index["manifests"][0]));
        for layer in manifest["layers"].as_array().unwrap() {
            untar(&blob(layer), folder.path());
        }
        let config = read_json(&blob(&manifest["config"]))["config"].clone();
        Image { root: Root::of(folder), config }
    }

    /// Returns a command that runs the program of the image, as the user and with the environment of the image.
    pub(crate) fn command(&self, arguments: &[&str], settings: &[(&str, &str)]) -> Command {
        let user = self.config["User"].as_str().unwrap();
        let (user, _) = user.split_once(':').unwrap();
        let words = [&texts(&self.config["Entrypoint"])[..], arguments].concat();
        let mut command = self.root.command(user, &words);
        command.envs(texts(&self.config["Env"]).iter().map(|variable| variable.split_once('=').unwrap()));
        command.envs(settings.iter().copied());
        command
    }
}

fn untar(archive: &Path, folder: &Path) {
    let mut tar = Command::new("tar");
    tar.args(["--extract", "--preserve-permissions", "--same-owner", "--numeric-owner", "--file"]);
    run(tar.arg(archive).arg("--directory").arg(folder));
}

fn read_json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

#[test]
#[ignore = "needs the packages"]
fn the_image_plays_matches_and_keeps_its_data() {
    let image = Image::unpack();
    let address = free_address();
    let settings = [("ANTORCHA_LISTEN", address.as_str())];
    let command = texts(&image.config["Cmd"]);
    let url = format!("http://{address}");
    let server = Server::start(image.command(&command, &settings));
    assert!(run(&mut image.command(&["health"], &settings)).contains("is ready"));
    play_matches(&url, |arguments| image.command(arguments, &[]));
    let games = page(&format!("{url}/api/rooms"));
    server.stop();
    assert!(!image.command(&["health"], &settings).output().unwrap().status.success());
    assert!(image.root.path("/data/antorcha.db").is_file(), "the data is in the volume");
    let server = Server::start(image.command(&command, &settings));
    assert_eq!(page(&format!("{url}/api/rooms")).0, games.0);
    first_move(&url);
    server.stop();
}

#[test]
#[ignore = "needs the packages"]
fn the_image_is_small_and_its_server_is_not_root() {
    let image = Image::unpack();
    assert_eq!(image.config["User"], "10001:10001");
    assert_eq!(image.config["Volumes"], json!({ "/data": {} }));
    assert_eq!(image.config["ExposedPorts"], json!({ "7878/tcp": {} }));
    assert!(image.root.path("/etc/ssl/certs/ca-certificates.crt").is_file());
    assert!(image.root.path("/usr/share/doc/antorcha/crates.txt").is_file());
    assert!(!image.root.path("/bin/sh").exists());
    let bytes = run(Command::new("du").args(["--summarize", "--bytes"]).arg(image.root.path("/")));
    let megabytes = bytes.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1e6;
    println!("the files of the image: {megabytes:.1} MB");
    assert!(megabytes <= MAX_MEGABYTES, "{megabytes} MB");
}
