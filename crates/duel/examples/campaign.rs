//! Solves the Warrior's rounds at every score within a given time, and writes the strategy file and a report.
//!
//! `campaign --minutes 8 --threads 16 --out FOLDER [--resume FILE] [--tables FOLDER] [--kib-per-score N] [--plays N]`
//!
//! With `--tables` every score's table is kept there (430 MB each), and a later run goes on from those it finds.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use duel::{
    Bout, Campaign, Chapter, Contender, Crew, Playbook, Rules, Score, Solved, Stakes, StrategyFile, gain,
    games_won, respond, response_gain,
};
use game::Game;
use solver::Table;
use welcome::{Adventurer, Welcome};

/// What part of the time goes into learning; the rest measures.
const LEARNING: f64 = 0.80;
/// What part of it goes into learning a response to the first and to the last round, each.
const RESPONDING: f64 = 0.06;
/// How many plays measure a value.
const PLAYS: u64 = 4_000_000;

struct Order {
    minutes: f64,
    threads: usize,
    out: PathBuf,
    resume: Option<PathBuf>,
    tables: Option<PathBuf>,
    kib: usize,
    plays: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let order = Order::read()?;
    let rules = Rules::of(Adventurer::Warrior).ok_or("the Warrior's round is not known")?;
    fs::create_dir_all(&order.out)?;
    if let Some(folder) = &order.tables {
        fs::create_dir_all(folder)?;
    }
    Session::new(&order, &rules)?.run()
}

impl Order {
    fn read() -> Result<Order, Box<dyn Error>> {
        let mut order = Order {
            minutes: 1.0,
            threads: thread::available_parallelism()?.get(),
            out: PathBuf::from("."),
            resume: None,
            tables: None,
            kib: 256,
            plays: PLAYS,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let value = words.next().ok_or_else(|| format!("{word} needs a value"))?;
            match word.as_str() {
                "--minutes" => order.minutes = value.parse()?,
                "--threads" => order.threads = value.parse()?,
                "--out" => order.out = PathBuf::from(value),
                "--resume" => order.resume = Some(PathBuf::from(value)),
                "--tables" => order.tables = Some(PathBuf::from(value)),
                "--kib-per-score" => order.kib = value.parse()?,
                "--plays" => order.plays = value.parse()?,
                _ => return Err(format!("{word} is not known").into()),
            }
        }
        Ok(order)
    }
}

/// Tables on disk: how many deals were learned from, and then the cells.
impl Order {
    fn path(&self, score: Score) -> Option<PathBuf> {
        self.tables.as_ref().map(|folder| folder.join(format!("{:02}.table", score.number())))
    }

    fn keep(&self, solved: &Solved, table: &Table) -> io::Result<()> {
        let Some(path) = self.path(solved.score) else { return Ok(()) };
        let mut file = BufWriter::with_capacity(1 << 20, File::create(path)?);
        file.write_all(&solved.work.deals.to_le_bytes())?;
        for cell in table.cells() {
            file.write_all(&cell.to_le_bytes())?;
        }
        file.flush()
    }

    fn kept(&self, score: Score) -> Option<(u64, Table)> {
        let bytes = fs::read(self.path(score)?).ok()?;
        let (deals, cells) = bytes.split_first_chunk()?;
        let (cells, []) = cells.as_chunks::<4>() else { return None };
        let table = Table::from_cells(cells.iter().map(|cell| u32::from_le_bytes(*cell)));
        Some((u64::from_le_bytes(*deals), table))
    }
}

struct Session<'a> {
    order: &'a Order,
    rules: &'a Rules,
    crew: Crew,
    began: Instant,
    report: String,
    file: Option<StrategyFile>,
}

impl<'a> Session<'a> {
    fn new(order: &'a Order, rules: &'a Rules) -> Result<Session<'a>, Box<dyn Error>> {
        let crew = Crew { before: 0, threads: order.threads, seed: 1 };
        let read = |path: &Path| -> Result<StrategyFile, Box<dyn Error>> {
            Ok(StrategyFile::read(&fs::read(path)?, Welcome::manifest().rules_version)?)
        };
        let file = order.resume.as_deref().map(read).transpose()?;
        Ok(Session { order, rules, crew, began: Instant::now(), report: String::new(), file })
    }

    fn run(mut self) -> Result<(), Box<dyn Error>> {
        let mut campaign = Campaign::new(self.rules, self.crew, self.file.take());
        let (send, receive) = mpsc::channel();
        self.say(&format!("{} slots, {} threads", self.rules.slots(), self.crew.threads))?;
        let kept = thread::scope(|scope| -> Result<Kept, Box<dyn Error>> {
            let mut kept = Kept::default();
            let plan = campaign.to_do();
            let time = self.order.minutes * 60.0 * LEARNING;
            for (score, share) in plan {
                let solved = self.solve(&mut campaign, score, Duration::from_secs_f64(time * share))?;
                let snapshot = campaign.table().snapshot();
                let (send, order, value) = (send.clone(), self.order, solved.value.mean());
                // The value is needed at once; the coded chapter follows when it is written down.
                campaign.file.chapters.push(Chapter::unwritten(score, value));
                let rules = self.rules;
                scope.spawn(move || {
                    let kept = order.keep(&solved, &snapshot);
                    if let Err(error) = kept {
                        eprintln!("the table was not kept: {error}");
                    }
                    let chapter = Chapter::write_down(rules, score, value, &snapshot, order.kib * 1024);
                    let _ = send.send((chapter, snapshot));
                });
                campaign.fade(solved.work.deals);
                self.collect(&receive, &mut campaign, &mut kept, 0)?;
            }
            let missing = campaign.file.chapters.iter().filter(|chapter| chapter.size() == 0).count();
            self.collect(&receive, &mut campaign, &mut kept, missing)?;
            Ok(kept)
        })?;
        self.judge(&campaign, &kept)
    }

    fn solve(
        &mut self,
        campaign: &mut Campaign<'_>,
        score: Score,
        time: Duration,
    ) -> Result<Solved, Box<dyn Error>> {
        let fits = |table: &Table| table.bytes() == campaign.table().bytes();
        let kept = self.order.kept(score).filter(|(_, table)| fits(table));
        let before = kept.map_or(0, |(before, table)| {
            campaign.take_table(table);
            before
        });
        let began = Instant::now();
        let mut solved = campaign.solve(score, before, self.order.plays, &|_| began.elapsed() >= time);
        let seconds = began.elapsed().as_secs_f64();
        self.say(&format!(
            "score {:04b}: value {:+.4} ± {:.4}, {} deals, {:.1} M nodes, {:.2} M nodes/s, {seconds:.0} s",
            score.number(),
            solved.value.mean(),
            solved.value.margin(),
            solved.work.deals,
            solved.work.nodes as f64 / 1e6,
            solved.work.nodes as f64 / 1e6 / time.as_secs_f64(),
        ))?;
        solved.work.deals += before;
        Ok(solved)
    }

    /// Takes chapters that have been written down, and waits for so many of them.
    fn collect(
        &mut self,
        receive: &mpsc::Receiver<(Chapter, Table)>,
        campaign: &mut Campaign<'_>,
        kept: &mut Kept,
        wait_for: usize,
    ) -> Result<(), Box<dyn Error>> {
        let mut waited = 0;
        while let Some((chapter, table)) =
            if waited < wait_for { receive.recv().ok() } else { receive.try_recv().ok() }
        {
            waited += 1;
            let score = chapter.score;
            self.say(&format!(
                "score {:04b}: written in {} bytes, cutoff {:.1e}",
                score.number(),
                chapter.size(),
                chapter.cutoff
            ))?;
            campaign.file.chapters.retain(|known| known.score != score);
            campaign.file.chapters.push(chapter);
            campaign.file.chapters.sort_by_key(|chapter| chapter.score);
            kept.keep(score, table);
            let mut written = campaign.file.clone();
            written.chapters.retain(|chapter| chapter.size() > 0);
            fs::write(self.order.out.join("warrior.strategy"), written.to_bytes())?;
        }
        Ok(())
    }

    fn judge(&mut self, campaign: &Campaign<'_>, kept: &Kept) -> Result<(), Box<dyn Error>> {
        let began = Instant::now();
        let books: Vec<_> = campaign
            .file
            .chapters
            .iter()
            .map(|chapter| (chapter.score, Playbook::read(self.rules, chapter)))
            .collect();
        let places: usize = books.iter().map(|(_, book)| book.len()).sum();
        self.say(&format!("{places} places in {} books, read in {:?}", books.len(), began.elapsed()))?;
        let won = games_won(self.rules, &books, self.crew, self.order.plays / 4);
        self.say(&format!(
            "whole games won against the threshold rule: {:.4} ± {:.4}",
            won.mean(),
            won.margin()
        ))?;
        for (score, table) in [(Score::LAST, &kept.last), (Score::EVEN, &kept.even)] {
            let book = books.iter().find(|(known, _)| *known == score).map(|(_, book)| book);
            if let (Some(table), Some(book)) = (table, book) {
                self.judge_round(campaign, score, table, book)?;
            }
        }
        Ok(())
    }

    fn judge_round(
        &mut self,
        campaign: &Campaign<'_>,
        score: Score,
        table: &Table,
        book: &Playbook,
    ) -> Result<(), Box<dyn Error>> {
        let (number, crew) = (score.number(), self.crew);
        let plain = Bout::new(self.rules, Stakes::PLAIN);
        for (name, contender) in [("table", Contender::Table(table)), ("book", Contender::Book(book))] {
            let gained = gain(&plain, &contender, crew, self.order.plays / 4);
            self.say(&format!(
                "score {number:04b}: {name} gains {:+.4} ± {:.4} a round of plain stakes against the threshold rule",
                gained.mean(),
                gained.margin()
            ))?;
        }
        let bout = campaign.bout(score);
        let response = Table::new(self.rules.slots());
        let (began, time) = (Instant::now(), Duration::from_secs_f64(self.order.minutes * 60.0 * RESPONDING));
        let work = respond(&bout, table, &response, crew, &|_| began.elapsed() >= time);
        let gained = response_gain(&bout, table, &response, crew, self.order.plays);
        self.say(&format!(
            "score {number:04b}: a response learned in {} deals gains {:+.4} ± {:.4} a round",
            work.deals,
            gained.mean(),
            gained.margin()
        ))
    }

    /// Everything said is in the report at once, so that a run that is cut off has told what it found.
    fn say(&mut self, line: &str) -> Result<(), Box<dyn Error>> {
        let line = format!("[{:5.0} s] {line}", self.began.elapsed().as_secs_f64());
        println!("{line}");
        writeln!(self.report, "{line}")?;
        fs::write(self.order.out.join("report.txt"), &self.report)?;
        Ok(())
    }
}

/// The tables that are judged.
#[derive(Default)]
struct Kept {
    even: Option<Table>,
    last: Option<Table>,
}

impl Kept {
    fn keep(&mut self, score: Score, table: Table) {
        match score {
            Score::EVEN => self.even = Some(table),
            Score::LAST => self.last = Some(table),
            _ => {}
        }
    }
}
