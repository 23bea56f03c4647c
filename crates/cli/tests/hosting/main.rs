//! The program as those meet it who run a server: every test starts the real binary.

#[cfg(test)]
mod backups;
#[cfg(test)]
mod doctoring;
#[cfg(test)]
mod ending;
#[cfg(test)]
mod fullness;
#[cfg(test)]
mod health;
#[cfg(test)]
mod logs;
#[cfg(test)]
mod measures;
#[cfg(test)]
mod pages;
#[cfg(test)]
mod people;
#[cfg(test)]
mod program;
#[cfg(test)]
mod settings;
