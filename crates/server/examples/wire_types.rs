//! Prints the language of sockets as TypeScript, for `cargo xtask codegen`.

fn main() {
    print!("{}", server::wire::typescript());
}
