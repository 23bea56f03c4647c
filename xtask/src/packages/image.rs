//! Makes the container image from the finished program. The last stage of the Dockerfile describes it.

use std::path::Path;
use std::process::Command;

use super::files::{clear, copy, copy_licences, write};
use super::release::Release;
use crate::Outcome;
use crate::shell::{Log, on_path, read, root};

/// The certificates of public authorities, for encrypted connections to PostgreSQL and NATS.
const CERTIFICATES: &str = "/etc/ssl/certs/ca-certificates.crt";

/// Makes the image with buildah and saves it as an OCI archive.
pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    if !on_path("buildah") {
        return Err(
            "the image was not built, because buildah is missing. Install it with: sudo apt-get install -y \
                    buildah. The other packages are complete."
                .to_owned(),
        );
    }
    stage(release)?;
    let work = release.image();
    let description = work.join("Containerfile");
    write(&description, &last_stage(&read(&root().join("Dockerfile"))?)?)?;
    let tag = format!("localhost/antorcha:{}", release.version);
    let mut build = buildah(&work);
    build.args(["build", "--quiet", "--format", "oci", "--timestamp", &release.time, "--tag", &tag]);
    log.run(build.arg("--file").arg(&description).arg(&work))?;
    let archive = release.output().join(format!("{}-image.tar", release.name()));
    let mut push = buildah(&work);
    push.args(["push", "--quiet", &tag]);
    push.arg(format!("oci-archive:{}:{tag}", archive.display()));
    log.run(&mut push)
}

/// Writes the files of the image to `target/image`: `files` belong to root, `data` to the server.
pub(super) fn stage(release: &Release) -> Outcome {
    let (files, data) = (release.image().join("files"), release.image().join("data"));
    clear(&files)?;
    clear(&data)?;
    copy(&release.program(), &files.join("usr/bin/antorcha"))?;
    for name in ["group", "nsswitch.conf", "passwd"] {
        copy(&root().join("packaging/image").join(name), &files.join("etc").join(name))?;
    }
    let certificates = Path::new(CERTIFICATES);
    if !certificates.is_file() {
        return Err(format!(
            "{CERTIFICATES} is missing. Install it with: sudo apt-get install -y ca-certificates"
        ));
    }
    copy(certificates, &files.join(CERTIFICATES.trim_start_matches('/')))?;
    copy_licences(release, &files.join("usr/share/doc/antorcha"))
}

/// Uses storage of its own, and needs neither a daemon nor a kernel with overlays.
fn buildah(work: &Path) -> Command {
    let mut command = Command::new("buildah");
    command.arg("--root").arg(work.join("storage")).arg("--runroot").arg(work.join("run"));
    command.env("STORAGE_DRIVER", "vfs").env("BUILDAH_ISOLATION", "chroot");
    command
}

/// Returns the last stage of the Dockerfile, which takes the files from `target/image` instead of the stage before.
fn last_stage(dockerfile: &str) -> Result<String, String> {
    let start = dockerfile.rfind("\nFROM scratch\n").ok_or("the Dockerfile has no stage `FROM scratch`")?;
    let stage = dockerfile[start..].replace("--from=build ", "").replace("/source/target/image/", "");
    // OCI images have no health check, so buildah would warn. The compose files have their own.
    let lines = stage.trim_start().lines().filter(|line| !line.starts_with("HEALTHCHECK"));
    Ok(lines.map(|line| format!("{line}\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_stage_takes_its_files_from_the_folder() {
        let dockerfile = read(&root().join("Dockerfile")).unwrap();
        let stage = last_stage(&dockerfile).unwrap();
        assert!(stage.starts_with("FROM scratch\nCOPY files/ /\n"), "{stage}");
        assert!(stage.contains("\nCOPY --chown=10001:10001 data/ /data/\n"), "{stage}");
        assert!(!stage.contains("/source"), "{stage}");
        assert!(last_stage("FROM debian\n").is_err());
    }
}
