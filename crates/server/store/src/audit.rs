//! The audit log: who did what, to whom, when and why.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, Statement, sql};
use crate::error::StoreError;
use crate::store::Store;

/// What an admin did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditAction {
    FirstAdmin,
    Grant,
    Revoke,
    Rename,
    Ban,
    LiftBan,
    EndSessions,
    ResetLink,
    CloseRoom,
    DismissReport,
    DismissProblem,
    Announce,
    PlanRestart,
    EndAnnouncement,
    Backup,
}

impl AuditAction {
    pub const ALL: [AuditAction; 15] = [
        AuditAction::FirstAdmin,
        AuditAction::Grant,
        AuditAction::Revoke,
        AuditAction::Rename,
        AuditAction::Ban,
        AuditAction::LiftBan,
        AuditAction::EndSessions,
        AuditAction::ResetLink,
        AuditAction::CloseRoom,
        AuditAction::DismissReport,
        AuditAction::DismissProblem,
        AuditAction::Announce,
        AuditAction::PlanRestart,
        AuditAction::EndAnnouncement,
        AuditAction::Backup,
    ];

    pub const fn as_str(self) -> &'static str {
        match self {
            AuditAction::FirstAdmin => "first_admin",
            AuditAction::Grant => "grant",
            AuditAction::Revoke => "revoke",
            AuditAction::Rename => "rename",
            AuditAction::Ban => "ban",
            AuditAction::LiftBan => "lift_ban",
            AuditAction::EndSessions => "end_sessions",
            AuditAction::ResetLink => "reset_link",
            AuditAction::CloseRoom => "close_room",
            AuditAction::DismissReport => "dismiss_report",
            AuditAction::DismissProblem => "dismiss_problem",
            AuditAction::Announce => "announce",
            AuditAction::PlanRestart => "plan_restart",
            AuditAction::EndAnnouncement => "end_announcement",
            AuditAction::Backup => "backup",
        }
    }

    pub fn from_name(name: &str) -> Option<AuditAction> {
        AuditAction::ALL.into_iter().find(|action| action.as_str() == name)
    }

    pub(crate) const fn makes_first_admin(self) -> bool {
        matches!(self, AuditAction::FirstAdmin)
    }
}

/// A new row of the audit log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// The player id of the admin; `None` for the commands on the host's machine.
    pub admin: Option<String>,
    pub action: AuditAction,
    /// The id of a player, a room, a ban or something else.
    pub target: String,
    pub details: String,
    pub reason: String,
}

impl AuditEntry {
    pub(crate) fn insert(self, number: i64) -> Statement {
        let insert = sql("INSERT INTO audit_log (number, at_ms, admin, action, target, details, reason) \
            SELECT $1, now_ms, $2, $3, $4, $5, $6 FROM clock");
        let insert = insert.bind(number).bind(self.admin).bind(self.action.as_str());
        insert.bind(self.target).bind(self.details).bind(self.reason)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditRow {
    pub number: i64,
    pub at_ms: i64,
    pub entry: AuditEntry,
}

impl Record for AuditRow {
    fn read(row: &AnyRow) -> Result<AuditRow, sqlx::Error> {
        let name: &str = row.try_get(3)?;
        let action = AuditAction::from_name(name)
            .ok_or_else(|| sqlx::Error::Decode(format!("unknown action `{name}`").into()))?;
        let entry = AuditEntry {
            admin: row.try_get(2)?,
            action,
            target: row.try_get(4)?,
            details: row.try_get(5)?,
            reason: row.try_get(6)?,
        };
        Ok(AuditRow { number: row.try_get(0)?, at_ms: row.try_get(1)?, entry })
    }
}

impl Store {
    /// Returns the rows before this number, newest first.
    pub async fn audit_log(&self, before: i64, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        let rows = sql("SELECT number, at_ms, admin, action, target, details, reason FROM audit_log \
            WHERE number < $1 ORDER BY number DESC LIMIT $2");
        self.database().all(rows.bind(before).bind(i64::from(limit))).await
    }

    /// Returns the latest rows about a player, a room or something else, newest first.
    pub async fn audit_log_about(&self, target: &str, limit: u32) -> Result<Vec<AuditRow>, StoreError> {
        let rows = sql("SELECT number, at_ms, admin, action, target, details, reason FROM audit_log \
            WHERE target = $1 ORDER BY number DESC LIMIT $2");
        self.database().all(rows.bind(target.to_owned()).bind(i64::from(limit))).await
    }

    /// Deletes the rows that are older than this. Returns their number.
    pub async fn purge_audit_log(&self, older_than_ms: i64) -> Result<u64, StoreError> {
        let purge = sql("DELETE FROM audit_log WHERE at_ms < (SELECT now_ms FROM clock) - $1");
        Ok(self.database().change(purge.bind(older_than_ms)).await?)
    }
}
