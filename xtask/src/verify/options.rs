//! The arguments of `cargo verify`.

use super::steps::{Part, STEPS, Step};

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    /// Also run the slow tests.
    pub(super) full: bool,
    /// Stop at the first failure.
    pub(super) fail_fast: bool,
    /// Parts or steps to run. Empty means all.
    only: Vec<String>,
    /// The first step to run.
    from: Option<String>,
}

impl Options {
    /// Parses the arguments. Returns `None` for `--help`.
    pub(super) fn parse(arguments: &[String]) -> Result<Option<Options>, String> {
        let mut options = Options::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let mut name = || rest.next().filter(is_known).cloned().ok_or_else(|| unknown(argument));
            match argument.as_str() {
                "--full" => options.full = true,
                "--fail-fast" => options.fail_fast = true,
                "--only" => options.only.push(name()?),
                "--from" => options.from = Some(name()?),
                "--help" | "-h" => return Ok(None),
                _ => return Err(unknown(argument)),
            }
        }
        Ok(Some(options))
    }

    pub(super) fn steps(&self) -> Vec<&'static Step> {
        let first = self.from.as_ref().and_then(|from| STEPS.iter().position(|step| names(step, from)));
        let later = STEPS.iter().skip(first.unwrap_or(0)).filter(|step| self.full || !step.full_only);
        later.filter(|step| self.only.is_empty() || self.only.iter().any(|name| names(step, name))).collect()
    }
}

fn is_known(name: &&String) -> bool {
    STEPS.iter().any(|step| names(step, name))
}

fn names(step: &Step, name: &str) -> bool {
    step.name == name || step.part.name() == name
}

fn unknown(argument: &str) -> String {
    format!("unknown argument `{argument}`, or the name of a part or step is missing\n\n{}", help())
}

pub(super) fn help() -> String {
    let steps = |part: Part| {
        let names = STEPS.iter().filter(|step| step.part == part).map(|step| format!("\"{}\"", step.name));
        format!("  {:<9} {}", part.name(), names.collect::<Vec<_>>().join(", "))
    };
    let parts = Part::ALL.map(steps).join("\n");
    format!(
        "usage: cargo verify [--full] [--fail-fast] [--only NAME]... [--from NAME]\n\n\
        --full       also run the slow tests: many kills, endurance, thorough conformance, whole matches in browsers,\n\
        {blank:13}Firefox and WebKit, packages\n\
        --fail-fast  stop at the first failure\n\
        --only NAME  run only this part or step\n\
        --from NAME  run this step and those after it\n\n\
        parts and their steps:\n{parts}",
        blank = ""
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Result<Option<Options>, String> {
        Options::parse(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    fn chosen(words: &[&str]) -> Vec<&'static str> {
        parse(words).unwrap().unwrap().steps().iter().map(|step| step.name).collect()
    }

    #[test]
    fn steps_are_chosen_by_part_and_name() {
        assert_eq!(chosen(&["--full"]).len(), STEPS.len());
        assert!(!chosen(&[]).contains(&"documentation"));
        assert_eq!(chosen(&["--only", "format", "--only", "layers"]), ["format", "layers"]);
        assert_eq!(chosen(&["--only", "browsers"]), ["browser tests"]);
        assert_eq!(chosen(&["--from", "browser tests"])[0], "browser tests");
        assert!(parse(&["--full", "--fail-fast"]).unwrap().unwrap().full);
    }

    #[test]
    fn unknown_arguments_are_refused_with_the_usage() {
        for words in
            [&["--quick"][..], &["--only"], &["--only", "dancing"], &["--from", "nothing"], &["tests"]]
        {
            let refused = parse(words).unwrap_err();
            assert!(refused.contains("usage: cargo verify"), "{words:?}: {refused}");
        }
        assert_eq!(parse(&["--help"]), Ok(None));
    }
}
