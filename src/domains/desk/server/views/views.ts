import { and, asc, eq, ne } from 'drizzle-orm';
import { MAX_VIEWS, type NewView, type View } from '#domains/desk/model/views.ts';
import type { Db } from '#engine/server/db/client.ts';
import { AppError } from '#engine/server/http/app-error.ts';
import { users } from '#engine/server/sessions/users.schema.ts';
import { deskViews } from './views.schema.ts';

const VIEW = { id: deskViews.id, list: deskViews.list, name: deskViews.name, search: deskViews.search };

/** All of a person, of any list, as they were saved. */
export function viewsOf(db: Db, userId: number): Promise<View[]> {
  return db.select(VIEW).from(deskViews).where(eq(deskViews.userId, userId)).orderBy(asc(deskViews.id));
}

/** Saves a view, in place of the one of the same name. */
export function saveView(db: Db, userId: number, view: NewView): Promise<View> {
  return db.transaction(async (tx) => {
    // Two windows of one person at once: the second counts what the first has saved.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const others = await tx.$count(
      deskViews,
      and(eq(deskViews.userId, userId), eq(deskViews.list, view.list), ne(deskViews.name, view.name)),
    );
    if (others >= MAX_VIEWS)
      throw new AppError('conflict', 'errors:tooManyViews', { params: { most: MAX_VIEWS } });
    const [saved] = await tx
      .insert(deskViews)
      .values({ userId, ...view })
      .onConflictDoUpdate({
        target: [deskViews.userId, deskViews.list, deskViews.name],
        set: { search: view.search },
      })
      .returning(VIEW);
    return saved!;
  });
}

/** Only one's own; one that is gone already is no error. */
export async function deleteView(db: Db, userId: number, id: number): Promise<{ id: number }> {
  await db.delete(deskViews).where(and(eq(deskViews.id, id), eq(deskViews.userId, userId)));
  return { id };
}

export async function forgetViews(tx: Db, userId: number): Promise<void> {
  await tx.delete(deskViews).where(eq(deskViews.userId, userId));
}
