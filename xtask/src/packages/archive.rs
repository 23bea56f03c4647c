//! Makes `antorcha-VERSION-x86_64-linux.tar.gz`: the program and everything that belongs to it.

use std::process::Command;

use super::files::{clear, copy, copy_folder, copy_licences};
use super::release::Release;
use crate::Outcome;
use crate::shell::{Log, root};

pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    let (name, work) = (release.name(), release.parts().join("archive"));
    let folder = work.join(&name);
    clear(&folder)?;
    let program = release.program();
    copy(&program, &folder.join(program.file_name().unwrap_or_default()))?;
    copy(&root().join("CHANGELOG.md"), &folder.join("CHANGELOG.md"))?;
    copy_licences(release, &folder.join("licences"))?;
    copy_folder(&release.parts().join("man"), &folder.join("man"))?;
    copy_folder(&release.parts().join("completions"), &folder.join("completions"))?;
    if release.host.is_linux() {
        copy_folder(&root().join("packaging/systemd"), &folder.join("systemd"))?;
    }
    let mut tar = Command::new("tar");
    tar.arg("--create").arg("--directory").arg(&work);
    if release.host.is_linux() {
        // Equal sources make equal archives. The tar of other systems cannot do this.
        tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
        tar.arg(format!("--mtime=@{}", release.time)).arg("--use-compress-program=gzip --no-name");
    } else {
        tar.arg("--gzip");
    }
    let archive = release.output().join(format!("{name}.tar.gz"));
    log.run(tar.arg("--file").arg(archive).arg(&name))
}
