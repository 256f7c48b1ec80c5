/**
 * The condition for a public post on a row of `posts`, in SQL that ends before the current time. That is the clock of
 * this process everywhere: two clocks would disagree on whether a scheduled post is due.
 */
export const PUBLIC_POST =
  "posts._status = 'published' and posts.deleted_at is null and posts.published_at <="
