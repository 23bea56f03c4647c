//! The TypeScript types of the HTTP API.

use answers::{
    BeliefsShown, EventsPage, FairnessShown, Frame, GameShown, LessonShown, NameShown, OptionShown,
    OutlinePage, OutlineStep, PageShown, PuzzleFigure, PuzzleListed, PuzzleProof, PuzzleShown,
    PuzzleSolution, ReplayPage, ReviewPending, ReviewShown, ReviewStage, SeatsShown, StepShown, Verdict,
};
use room::protocol;
use room::protocol::snapshot::FairReport;
use typescript::File;

use super::account_links::{AccountShown, ForgottenPassword, LinkAccount, LinkToken, PasswordByLink};
use super::accounts::{Login, NewPassword};
use super::admin::AdminReason;
use super::admin_bans::{NewNetworkBan, OwnBan};
use super::admin_overview::{AdminOverview, FirstAdminToken, SettingShown};
use super::admin_people::{AdminRename, AdminRole, NewBan, ResetLink};
use super::bots::{BotMade, BotName, BotShown};
use super::bug_reports::{BugReportFile, BugReported, NewBugReport};
use super::contacts::ContactShown;
use super::continuation::NewContinuation;
use super::daily::{AttemptShown, AttemptState, DailyResults, DailyShown, DayShown, DungeonShown, ResultRow};
use super::games::{RuleShown, RulesShown};
use super::history::{HistoryShown, MatchShown};
use super::leaderboards::{LeaderboardPage, LeaderboardRow};
use super::notice_channels::{
    ChannelSwitch, NewNoticeChannel, NoticeChannelAdded, NoticeChannelShown, NoticeTested, PushKeysShown,
};
use super::notices::{MailSwitch, NoticeOverview, NoticePreferences, QuietHoursShown};
use super::own_sessions::{OwnSessionShown, OwnSessions};
use super::personal_data::Deletion;
use super::players::{GamesPage, PlayerShown, RatingShown};
use super::problem::Problem;
use super::puzzles::PuzzleChoice;
use super::room_listing::RoomListing;
use super::rooms::{NewCommand, Opened};
use super::sessions::{Me, NewName};
use super::statistics::{AgainstShown, RatingPoint, StatisticsLine, StatisticsShown};
use crate::administration::{
    AdminRoom, AdminRoomsPage, AnnouncementShown, AuditShown, BackupShown, BanShown, LoadPoint,
    NewAnnouncement, NodeShown, Overview, PeoplePage, PersonListed, PersonShown, PlayerName, ProblemShown,
    ProblemsPage, ReportShown, ReportsPage, RoomCounts, SaidLine,
};
use crate::notices::{ChannelKind, WebhookFormat};

const HEADER: &str =
    "// The request and response bodies of the HTTP API, generated from the server's types by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types. A running server describes its routes at /api.
// A room is opened with `RoomSettings`; errors are answered with a `Problem`.
";

/// The types of all request and response bodies, in reading order: `api.ts`.
pub fn typescript() -> File {
    File::new(HEADER)
        .importing("./index", &protocol::typescript())
        .with::<Problem>()
        .with::<NewName>()
        .with::<Me>()
        .with::<Login>()
        .with::<NewPassword>()
        .with::<ContactShown>()
        .with::<AccountShown>()
        .with::<OwnSessions>()
        .with::<OwnSessionShown>()
        .with::<ForgottenPassword>()
        .with::<LinkToken>()
        .with::<PasswordByLink>()
        .with::<LinkAccount>()
        .with::<Deletion>()
        .with::<NoticeOverview>()
        .with::<NoticePreferences>()
        .with::<QuietHoursShown>()
        .with::<MailSwitch>()
        .with::<ChannelKind>()
        .with::<WebhookFormat>()
        .with::<NewNoticeChannel>()
        .with::<PushKeysShown>()
        .with::<NoticeChannelAdded>()
        .with::<NoticeChannelShown>()
        .with::<ChannelSwitch>()
        .with::<NoticeTested>()
        .with::<GameShown>()
        .with::<NameShown>()
        .with::<SeatsShown>()
        .with::<OptionShown>()
        .with::<RulesShown>()
        .with::<RuleShown>()
        .with::<LessonShown>()
        .with::<StepShown>()
        .with::<PageShown>()
        .with::<Opened>()
        .with::<RoomListing>()
        .with::<NewCommand>()
        .with::<NewContinuation>()
        .with::<PlayerShown>()
        .with::<GamesPage>()
        .with::<RatingShown>()
        .with::<HistoryShown>()
        .with::<MatchShown>()
        .with::<StatisticsShown>()
        .with::<StatisticsLine>()
        .with::<RatingPoint>()
        .with::<AgainstShown>()
        .with::<LeaderboardPage>()
        .with::<LeaderboardRow>()
        .with::<EventsPage>()
        .with::<ReplayPage>()
        .with::<Frame>()
        .with::<OutlinePage>()
        .with::<OutlineStep>()
        .with::<FairnessShown>()
        .with::<Verdict>()
        .with::<FairReport>()
        .with::<ReviewShown>()
        .with::<ReviewPending>()
        .with::<ReviewStage>()
        .with::<BeliefsShown>()
        .with::<DailyShown>()
        .with::<DayShown>()
        .with::<DungeonShown>()
        .with::<AttemptShown>()
        .with::<AttemptState>()
        .with::<DailyResults>()
        .with::<ResultRow>()
        .with::<PuzzleListed>()
        .with::<PuzzleShown>()
        .with::<PuzzleChoice>()
        .with::<PuzzleSolution>()
        .with::<PuzzleFigure>()
        .with::<PuzzleProof>()
        .with::<BotName>()
        .with::<BotMade>()
        .with::<BotShown>()
        .with::<NewBugReport>()
        .with::<BugReported>()
        .with::<BugReportFile>()
        .with::<OwnBan>()
        .with::<AdminOverview>()
        .with::<Overview>()
        .with::<NodeShown>()
        .with::<RoomCounts>()
        .with::<LoadPoint>()
        .with::<SettingShown>()
        .with::<BackupShown>()
        .with::<PlayerName>()
        .with::<FirstAdminToken>()
        .with::<AdminReason>()
        .with::<AuditShown>()
        .with::<PeoplePage>()
        .with::<PersonListed>()
        .with::<PersonShown>()
        .with::<AdminRename>()
        .with::<AdminRole>()
        .with::<ResetLink>()
        .with::<NewBan>()
        .with::<BanShown>()
        .with::<NewNetworkBan>()
        .with::<AdminRoomsPage>()
        .with::<AdminRoom>()
        .with::<ReportsPage>()
        .with::<ReportShown>()
        .with::<SaidLine>()
        .with::<ProblemsPage>()
        .with::<ProblemShown>()
        .with::<NewAnnouncement>()
        .with::<AnnouncementShown>()
}
