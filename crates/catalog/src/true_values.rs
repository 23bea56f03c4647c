//! V for luck and skill: what the true state is worth to each seat, by networks that were fitted to matches of adventurers.

use std::sync::LazyLock;

use bots::Shares;
use game::DataFile;
use masmorra::Masmorra;
use raiders::Raiders;
use review::Network;
use welcome::Welcome;

// The networks' weights, written by `cargo run --release --package catalog --example fit_value -- GAME`.
pub(crate) static WELCOME_VALUE: DataFile = game::data_file!("welcome_value", "../data/welcome_value.bin");
pub(crate) static RAIDERS_VALUE: DataFile = game::data_file!("raiders_value", "../data/raiders_value.bin");
pub(crate) static MASMORRA_VALUE: DataFile = game::data_file!("masmorra_value", "../data/masmorra_value.bin");

static WELCOME: LazyLock<Network<{ welcome::INPUTS }, { welcome::WAYS }>> =
    LazyLock::new(|| Network::read(WELCOME_VALUE.bytes()));
static RAIDERS: LazyLock<Network<{ raiders::INPUTS }, 1>> =
    LazyLock::new(|| Network::read(RAIDERS_VALUE.bytes()));
static MASMORRA: LazyLock<Network<{ masmorra::INPUTS }, 1>> =
    LazyLock::new(|| Network::read(MASMORRA_VALUE.bytes()));

pub(crate) fn of_welcome(game: &Welcome) -> Shares {
    welcome::true_value(game, &|prospects| WELCOME.value(prospects))
}

pub(crate) fn of_raiders(game: &Raiders) -> Shares {
    RAIDERS.value(&raiders::prospects(game))
}

pub(crate) fn of_masmorra(game: &Masmorra) -> Shares {
    MASMORRA.value(&masmorra::prospects(game))
}
