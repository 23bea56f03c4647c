/** The HTTP requests of the host page. */
import { explain, explainName, type Problem, type Reply } from '../../api/index.ts';
import { request } from '../../api/request.ts';
import { ui } from '../../i18n/index.ts';
import type {
  AdminOverview,
  AdminRoomsPage,
  AnnouncementShown,
  AuditShown,
  BackupShown,
  BanShown,
  NewAnnouncement,
  PeoplePage,
  PersonShown,
  ProblemsPage,
  ReportsPage,
  ResetLink,
} from '../../wire/api.ts';

/** How many rows a page of a list has. */
export const PER_PAGE = 25;

const EXPLAINED = [
  'not_admin',
  'wrong_token',
  'unknown_ban',
  'nothing_to_handle',
  'many_bans',
  'backups_off',
  'bad_query',
];

/** Explains why an action was refused. */
export function explainRefusal(problem: Problem): string {
  if (problem.kind === 'refused' && EXPLAINED.includes(problem.code)) {
    return ui(`admin-refusal-${problem.code.replaceAll('_', '-')}`);
  }
  return problem.kind === 'refused' && problem.code === 'bad_text' ? explainName(problem) : explain(problem);
}

export function overview(): Promise<Reply<AdminOverview>> {
  return request('GET', '/api/admin/overview');
}

export function claim(token: string): Promise<Reply<undefined>> {
  return request('POST', '/api/admin/first', { token });
}

export function backUp(): Promise<Reply<BackupShown>> {
  return request('POST', '/api/admin/backup');
}

export function people(query: string, after: string | null): Promise<Reply<PeoplePage>> {
  return request('GET', `/api/admin/people?${asked({ query, after })}`);
}

export function person(id: string): Promise<Reply<PersonShown>> {
  return request('GET', about(id));
}

export function renamePlayer(id: string, name: string, reason: string): Promise<Reply<undefined>> {
  return request('POST', `${about(id)}/rename`, { name, reason });
}

/** `until_ms` is null for a ban without an end. */
export function banPlayer(id: string, reason: string, until_ms: number | null): Promise<Reply<undefined>> {
  return request('POST', `${about(id)}/ban`, { reason, ...(until_ms === null ? {} : { until_ms }) });
}

export function endSessions(id: string, reason: string): Promise<Reply<undefined>> {
  return request('POST', `${about(id)}/end-sessions`, { reason });
}

/** Makes a link for a new password. */
export function resetLink(id: string, reason: string): Promise<Reply<ResetLink>> {
  return request('POST', `${about(id)}/reset-link`, { reason });
}

export function setRole(id: string, admin: boolean, reason: string): Promise<Reply<undefined>> {
  return request('POST', `${about(id)}/role`, { admin, reason });
}

export function bans(after: string | null): Promise<Reply<BanShown[]>> {
  return request('GET', `/api/admin/bans?${asked({ after })}`);
}

export function banNetwork(
  network: string,
  reason: string,
  until_ms: number | null,
): Promise<Reply<undefined>> {
  return request('POST', '/api/admin/bans', { network, reason, ...(until_ms === null ? {} : { until_ms }) });
}

export function liftBan(id: string, reason: string): Promise<Reply<undefined>> {
  return request('POST', `/api/admin/bans/${encodeURIComponent(id)}/lift`, { reason });
}

export function rooms(query: string, running: boolean, after: string | null): Promise<Reply<AdminRoomsPage>> {
  return request('GET', `/api/admin/rooms?running=${String(running)}&${asked({ query, after })}`);
}

export function closeRoom(id: string, reason: string): Promise<Reply<undefined>> {
  return request('POST', `/api/admin/rooms/${encodeURIComponent(id)}/close`, { reason });
}

export function reports(after: string | null): Promise<Reply<ReportsPage>> {
  return request('GET', `/api/admin/reports?${asked({ after })}`);
}

export function dismissReport(room: string, line: number, reason: string): Promise<Reply<undefined>> {
  const path = `/api/admin/reports/${encodeURIComponent(room)}/${String(line)}/dismiss`;
  return request('POST', path, { reason });
}

export function problems(after: string | null): Promise<Reply<ProblemsPage>> {
  return request('GET', `/api/admin/problems?${asked({ after })}`);
}

export function dismissProblem(id: string, reason: string): Promise<Reply<undefined>> {
  return request('POST', `/api/admin/problems/${encodeURIComponent(id)}/dismiss`, { reason });
}

export function allAnnouncements(after: string | null): Promise<Reply<AnnouncementShown[]>> {
  return request('GET', `/api/admin/announcements?${asked({ after })}`);
}

export function announce(announcement: NewAnnouncement): Promise<Reply<undefined>> {
  return request('POST', '/api/admin/announcements', announcement);
}

export function endAnnouncement(id: string): Promise<Reply<undefined>> {
  return request('POST', `/api/admin/announcements/${encodeURIComponent(id)}/end`, {});
}

export function auditLog(before: number | null): Promise<Reply<AuditShown[]>> {
  return request('GET', `/api/admin/audit?${asked({ before: before === null ? null : String(before) })}`);
}

function about(player: string): string {
  return `/api/admin/people/${encodeURIComponent(player)}`;
}

function asked(fields: Record<string, string | null>): string {
  const query = new URLSearchParams({ count: String(PER_PAGE) });
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return query.toString();
}
