//! `cargo xtask dist`: makes the packages of a release in `target/dist`. It downloads only crates and npm packages.

mod archive;
mod checksums;
mod clean_root;
mod debian;
mod files;
mod image;
mod licences;
mod program;
mod release;
mod sbom;
mod tools;
mod wheel;

use crate::Outcome;
use crate::shell::Log;
use release::Release;

pub(crate) use clean_root::make as make_clean_root;

/// Makes all packages, or only some.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let log = &Log::Terminal;
    match arguments.first().map(String::as_str) {
        None => all(log),
        Some("archive") => archive_only(log),
        Some("image-files") => image_files(log),
        Some(other) => Err(format!(
            "unknown part `{other}`: use `cargo xtask dist`, `dist archive` (for systems other than Linux on \
             x86_64) or `dist image-files` (for the Dockerfile)"
        )),
    }
}

/// Makes everything that a release for Linux contains. Without buildah or Python, it makes everything but the image or the
/// wheel, and fails.
pub(crate) fn all(log: &Log) -> Outcome {
    let release = Release::begin()?;
    make_program(&release, log)?;
    archive::make(&release, log)?;
    debian::make(&release, log)?;
    sbom::make(&release, log)?;
    files::copy_compose_files(&release)?;
    let wheel = wheel::make(&release, log);
    let image = image::make(&release, log);
    checksums::write_sums(&release, log)?;
    log.line(&release.table()?);
    wheel.and(image)
}

fn archive_only(log: &Log) -> Outcome {
    let release = Release::begin()?;
    make_program(&release, log)?;
    archive::make(&release, log)?;
    log.line(&release.table()?);
    Ok(())
}

fn image_files(log: &Log) -> Outcome {
    let release = Release::begin()?;
    make_program(&release, log)?;
    image::stage(&release)
}

/// Makes the program and the files that every package contains.
fn make_program(release: &Release, log: &Log) -> Outcome {
    program::build(release, log)?;
    program::write_help(release, log)?;
    licences::write_lists(release, log)
}
