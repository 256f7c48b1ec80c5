import { PUBLIC_CHANGES_CHANNEL } from '#src/lib/database/notification-channel.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'

/** Copies the newest post until there are `total`, each with its tags, and tells the server. */
export async function fillPosts({ rows }: StartedProduct, total: number): Promise<void> {
  await rows(
    `with source as (select * from posts where _status = 'published' order by created_at limit 1),
     missing as (select generate_series((select count(*) from posts) + 1, $1) as n),
     copies as (
       insert into posts
       select (jsonb_populate_record(null::posts, to_jsonb(source) || jsonb_build_object(
         'id', gen_random_uuid(),
         'title', 'Post ' || n,
         'slug', 'post-' || n,
         'published_at', now() - make_interval(days => 400) - make_interval(mins => n::int),
         'first_published_at', now() - make_interval(days => 400) - make_interval(mins => n::int)
       ))).* from source, missing
       returning id
     )
     insert into posts_texts (parent_id, path, text, "order")
     select copies.id, tags.path, tags.text, tags."order"
     from copies, posts_texts tags
     where tags.parent_id = (select id from source) and tags.path = 'tags'`,
    [total],
  )
  await rows(`select pg_notify($1, '')`, [PUBLIC_CHANGES_CHANNEL])
}
