import type { StartedProduct } from '#tests/support/start-product.ts'

/** Adds copies of the media that are there, under names and files of their own. */
export async function fillMedia({ rows }: StartedProduct, total: number): Promise<void> {
  await rows(
    `with sources as (select media.*, row_number() over () - 1 as place from media)
     insert into media
     select (jsonb_populate_record(null::media, to_jsonb(sources) || jsonb_build_object(
       'id', gen_random_uuid(),
       'original_name', 'picture ' || n || '.png',
       'filename', md5(n::text) || '.png',
       'created_at', now() - make_interval(mins => n)
     ))).*
     from sources, generate_series(1, $1) n
     where n % (select count(*) from sources) = sources.place`,
    [total],
  )
}

export async function fillMessages({ rows }: StartedProduct, total: number): Promise<void> {
  await rows(
    `insert into contacts (name, email, subject, message, state, created_at)
     select 'Person ' || n, 'person' || n || '@example.com', 'Subject ' || n,
       'A message of some length, number ' || n || '. ' || repeat('More words. ', 10),
       'unread', now() - make_interval(mins => n)
     from generate_series(1, $1) n`,
    [total],
  )
}
