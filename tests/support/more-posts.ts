import { COUNTS } from '#src/contract/limits.ts'
import type { AttachedProduct } from './attach-product.ts'
import { refreshPages } from './shared-product.ts'

/**
 * Copies the oldest published post until there are `total`, each older than the last and with its tags, and waits until
 * the pages show them. Each save by a call would render pages.
 */
export async function fillPosts(product: AttachedProduct, total: number): Promise<void> {
  await product.rows(
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
  const [shown] = await product.rows(
    `select count(*)::int as count,
      (array_agg(slug order by published_at desc) filter (where published_at < now() - interval '400 days'))[1] as slug
     from posts where _status = 'published' and published_at <= now()`,
  )
  const articles = Math.min(Number(shown?.['count']), COUNTS.blogPagePosts)
  // The row of dots above the list may have the new posts before the list has them.
  const isShown = async () => {
    const page = await (await fetch(`${product.url}/blog`)).text()
    const isListed = page.split('<article').length > articles
    return isListed && page.includes(`/blog/${String(shown?.['slug'])}`)
  }
  // A page that was being rendered during the insertion is kept, and shown once more.
  do await refreshPages(product)
  while (!(await isShown()))
}
