/** Ends before the current time: always the clock of this process, because two clocks would disagree on due posts. */
export const PUBLIC_POST =
  "posts._status = 'published' and posts.deleted_at is null and posts.published_at <="
