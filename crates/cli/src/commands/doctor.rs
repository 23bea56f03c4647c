//! `antorcha doctor`: whether what a server stands on is sound.

use crate::console::Console;
use crate::failure::Failure;
use crate::hosting::checkup::{self, Depth, Verdict};
use crate::hosting::keeping::{Keeping, given};

/// Check what a server stands on.
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  antorcha doctor --store postgres://antorcha@db/antorcha --bus nats://bus:4222\n\n\
    The exit status is 1 if there is a problem."
)]
pub(crate) struct Doctor {
    #[command(flatten)]
    keeping: Keeping,
    /// The bus: memory, or nats://HOST:PORT
    #[arg(long, value_name = "URL", env = "ANTORCHA_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// Read the whole store, which takes a while if it is large
    #[arg(long)]
    thorough: bool,
}

impl Doctor {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let bus: Vec<_> = given("bus", self.bus.as_ref()).into_iter().collect();
        let config = self.keeping.config(&bus)?;
        let depth = if self.thorough { Depth::Thorough } else { Depth::Quick };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let findings = runtime.block_on(checkup::examine(&config, depth));
        let mut console = Console::standard();
        for finding in &findings {
            console.line(&finding.to_string())?;
        }
        match findings.iter().filter(|finding| finding.verdict == Verdict::Problem).count() {
            0 => Ok(()),
            1 => Err(Failure::unmet("there is a problem")),
            problems => Err(Failure::unmet(format!("there are {problems} problems"))),
        }
    }
}
