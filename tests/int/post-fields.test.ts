import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import {
  MARKDOWN_FIELDS,
  POST_FIELD_NAMES,
  postFieldParts,
  postFieldsSchema,
  SEARCHED_POST_FIELDS,
} from '#src/contract/posts/post-fields.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { postMarkdownResponse } from '#src/publishing/markdown-response.ts'
import { columnName } from '#src/lib/database/column-name.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getPost } from '#src/services/posts/post-service.ts'
import { searchAll } from '#src/services/search/search-all.ts'
import { search } from '#src/services/search/search-service.ts'
import { adminActor } from '#tests/support/admin.ts'
import { fullPostBody } from '#tests/support/post-bodies.ts'
import { create, put, compare, list } from '#tests/support/post-calls.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { emptyExportedSite, exportSite, importExport } from '#tests/support/site-export.ts'

beforeEach(emptyExportedSite)

/** The fields of a post that are searched and have a column of their own. */
const declaredColumns = Object.keys(SEARCHED_POST_FIELDS).filter((name) => name !== 'tags')

/** In how many of the two searches it is found. */
async function foundBy(q: string): Promise<number> {
  const { count } = await search({ q, page: 1, client: '203.0.113.9' })
  return count + (await searchAll({ actor: await adminActor(), q })).length
}

describe('every declared field of a post', () => {
  it('[S7-post-blog-02] [S3-post-01] [S3-post-11] is in the answers of the API, and keeps its value in an export that is imported elsewhere', async () => {
    const { isPublished: _flag, ...fields } = fullPostBody()
    const { id: _id, ...post } = await create(fields)
    expect(post).toMatchObject(fields)
    const missing = postFieldParts('ifMissing')
    expect(POST_FIELD_NAMES.filter((name) => post[name] === missing[name])).toEqual([])
    const folder = await exportSite()
    await emptyExportedSite()
    await importExport(folder)
    expect(await getPost({ actor: await adminActor(), id: post.slug })).toMatchObject(post)
  })

  it('is compared with its earlier version', async () => {
    const { id } = await create()
    await expectAnswer(await put(id, fullPostBody()), 200, postSchema)
    const [newest, first] = (await list(id)).versions
    const { fields } = await compare(id, newest?.id, first?.id)
    // The text is compared line by line.
    expect(['content', ...fields.map(({ name }) => name)].toSorted()).toEqual(
      POST_FIELD_NAMES.toSorted(),
    )
  })

  it('is found by the searches of the site and of /cms, if declared so', async () => {
    await create(fullPostBody())
    for (const name of Object.keys(SEARCHED_POST_FIELDS))
      expect([name, await foundBy(`"Its ${name}"`)]).toEqual([name, 2])
  })

  it('is indexed again when it alone changes', async () => {
    await create(fullPostBody())
    for (const name of declaredColumns) {
      const column = sql.identifier(columnName(name))
      await readSql(sql`update posts set ${column} = 'Gizmo'`)
      expect([name, await foundBy('Gizmo')]).toEqual([name, 2])
      await readSql(sql`update posts set ${column} = 'Other'`)
    }
  })

  it('is in its Markdown for programs, if declared so', async () => {
    const post = await create(fullPostBody())
    const text = await (await postMarkdownResponse(post.slug)).text()
    const declared = Object.entries(postFieldsSchema.pick(MARKDOWN_FIELDS).parse(post))
    for (const [name, value] of declared)
      expect(text).toContain(`\n${name}: ${JSON.stringify(value)}\n`)
  })
})
