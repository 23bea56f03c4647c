//! Measures reviews: variance of luck-adjusted results, speed, marks of bots against themselves, planted blunders.
use std::time::Instant;

use catalog::{Entry, ReviewSettings};
use game::{Seat, Turn};
use table::{AnyTable, Chance, Config};

fn play(entry: &Entry, seats: u8, bots: &[&str], seed: u64) -> String {
    let mut table = open(entry, seats, seed);
    let mut players: Vec<_> =
        bots.iter().zip(1..).map(|(key, n)| (entry.bot(key).unwrap().make)(seed * 8 + n, None)).collect();
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().unwrap();
        let choice = players[seat.index()].choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    table.save().unwrap()
}

fn open(entry: &Entry, seats: u8, seed: u64) -> Box<dyn AnyTable> {
    let hex = format!("{:064x}", 0x5eed_0000_u64 + seed);
    let secret = table::Secret::from_hex(&hex).unwrap();
    (entry.open)(Config::of(seats), Chance::Seeded { secret, nonces: Vec::new() }).unwrap()
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let (game, what, n, bot) =
        (&args[1], args[2].as_str(), args[3].parse::<u64>().unwrap(), args[4].as_str());
    let entry = catalog::find(game).unwrap();
    let seats: u8 = args.get(5).map_or(*(entry.manifest)().seats.end(), |s| s.parse().unwrap());
    match what {
        "luck" => {
            let (mut s, mut s2, mut a, mut a2, mut err, mut c) = (0.0, 0.0, 0.0, 0.0, 0.0_f64, 0.0);
            let (mut sl, mut sl2, mut srl) = (0.0, 0.0, 0.0);
            let t = Instant::now();
            let mut spent = 0.0;
            for seed in 0..n {
                let text = play(entry, seats, &vec![bot; seats.into()], seed);
                let t1 = Instant::now();
                let luck = (entry.luck)(&text).unwrap();
                spent += t1.elapsed().as_secs_f64();
                for l in &luck {
                    err = err.max((l.start + l.luck + l.own_decisions + l.others_decisions - l.result).abs());
                    let adj = l.result - l.luck;
                    s += l.result;
                    s2 += l.result * l.result;
                    a += adj;
                    a2 += adj * adj;
                    c += 1.0;
                    sl += l.luck;
                    sl2 += l.luck * l.luck;
                    srl += l.luck * l.result;
                }
            }
            let var = |s: f64, s2: f64| s2 / c - (s / c) * (s / c);
            let cov = srl / c - sl / c * s / c;
            println!(
                "{game} {seats} {bot} n={n}: mean {:.4} adjusted {:.4}; var {:.4} adjusted {:.4} ratio {:.3}; luck sd {:.3} best c {:.2} ratio at best c {:.3}; identity {err:.1e}; {:.1} ms/luck, total {:.1}s",
                s / c,
                a / c,
                var(s, s2),
                var(a, a2),
                var(a, a2) / var(s, s2),
                var(sl, sl2).sqrt(),
                cov / var(sl, sl2),
                1.0 - cov * cov / var(sl, sl2) / var(s, s2),
                spent * 1e3 / n as f64,
                t.elapsed().as_secs_f64()
            );
        }
        _ => {
            let mut marks = [0.0; 3];
            let (mut time, mut dec, mut acc, mut obvious) = (0.0, 0, 0.0, 0);
            for seed in 0..n {
                let text = play(entry, seats, &vec![bot; seats.into()], 1000 + seed);
                let t = Instant::now();
                let review = (entry.review)(&text, &ReviewSettings::default(), &mut |_| true).unwrap();
                time += t.elapsed().as_secs_f64();
                for s in &review.summaries {
                    marks[0] += s.inaccuracies as f64;
                    marks[1] += s.mistakes as f64;
                    marks[2] += s.blunders as f64;
                    acc += s.accuracy;
                }
                dec += review.decisions.len();
                obvious += review.decisions.iter().filter(|d| d.obvious).count();
                if what == "show" {
                    println!("{}", serde_json::to_string(&review).unwrap());
                }
                let _ = Seat::FIRST;
            }
            let n = n as f64;
            println!(
                "{game} {seats} {bot}: per match {:.2} s, {:.1} decisions ({:.1} obvious), {:.2} inaccuracies {:.2} mistakes {:.2} blunders, accuracy {:.1}",
                time / n,
                dec as f64 / n,
                obvious as f64 / n,
                marks[0] / n,
                marks[1] / n,
                marks[2] / n,
                acc / n / f64::from(seats)
            );
        }
    }
}
