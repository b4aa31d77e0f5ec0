import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/client.ts';
import { findSession, type Role } from '../http/session.ts';

/** Pages that only some may see, and where everybody else is sent. The server decides before anything is rendered. */
const PRIVATE_PAGES: Record<string, { roles?: Role[]; anonymous: string; otherRole?: string }> = {
  '/profile': { anonymous: '/login?next=/profile' },
  '/dashboard': { roles: ['PRODUCER'], anonymous: '/login?next=/dashboard', otherRole: '/' },
  '/user-dashboard': { roles: ['BUYER'], anonymous: '/', otherRole: '/' },
  '/admin': { roles: ['ADMIN'], anonymous: '/?notice=access-denied', otherRole: '/?notice=access-denied' },
};

export async function redirectForVisitor(db: Db, request: FastifyRequest): Promise<string | undefined> {
  const rule = PRIVATE_PAGES[pathOf(request.url)];
  if (rule === undefined) return undefined;
  const session = await findSession(db, request);
  if (session?.user == null) return rule.anonymous;
  if (rule.roles !== undefined && !rule.roles.includes(session.user.role)) return rule.otherRole;
  return undefined;
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0]!;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
