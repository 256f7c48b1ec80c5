import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import { DEFAULT_ACCENTS } from '#src/lib/color/accent.ts'
import { siteIconResponse } from '#src/publishing/site-icon-response.ts'
import { siteIconLinks } from '#src/publishing/site-icon.ts'
import { listUsesOfMedia } from '#src/services/media/media-service.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getSiteAppearance } from '#src/services/appearance/appearance-service.ts'
import { adminActor, askAdmin } from '#tests/support/admin.ts'
import { NO_ACCENTS } from '#tests/support/no-accents.ts'
import { answerOf, ORIGIN, refusalOf } from '#tests/support/requests.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { emptySite } from '#tests/support/trash.ts'
import { sendId, storeMedia } from '#tests/support/uploads.ts'

beforeEach(async () => {
  await emptySite()
  await readSql(sql`truncate appearance cascade`)
})

const save = async (data: object) => {
  const response = await askAdmin('POST', '/globals/appearance', data)
  return { status: response.status, text: await response.text() }
}
const storePhoto = async () =>
  storeMedia(await imageFile('png', { width: 400, height: 300 }), 'me.png')
const icon = async (file: string, query = '', headers = {}) =>
  siteIconResponse(new Request(`${ORIGIN}/icons/${file}${query}`, { headers }), file)
const drawn = async (file: string) => sharp(await (await icon(file)).arrayBuffer())
/** The colour of the first pixel, in steps of 17. */
const pixel = async (file: string) => {
  const bytes = await (await drawn(file)).removeAlpha().raw().toBuffer()
  return [...bytes.subarray(0, 3)].map((value) => Math.round(value / 17))
}

describe('the appearance', () => {
  it('returns the accents of the themes and the mark until the owner chooses others', async () => {
    expect(await getSiteAppearance()).toEqual({ accents: DEFAULT_ACCENTS, icon: null })
  })

  it('takes readable accents, written in any form, and gives the others back to their themes', async () => {
    expect((await save({ accents: { light: ' 840', dark: '#FFD27A' } })).status).toBe(200)
    const chosen = { ...DEFAULT_ACCENTS, light: '#884400', dark: '#ffd27a' }
    expect((await getSiteAppearance()).accents).toEqual(chosen)
    expect((await save({ accents: { light: null } })).status).toBe(200)
    expect((await getSiteAppearance()).accents).toEqual({ ...DEFAULT_ACCENTS, dark: '#ffd27a' })
  })

  it('shares its accents with servers of the previous release, which has a column for each theme', async () => {
    await save({ accents: { light: '#884400', dark: '#ffd27a' } })
    await readSql(sql`update appearance set accents_dark = null, accents_ocean = '#ffd27a'`)
    const chosen = { ...DEFAULT_ACCENTS, light: '#884400', ocean: '#ffd27a' }
    expect((await getSiteAppearance()).accents).toEqual(chosen)
    await save({ accents: { light: null } })
    const rows = await readSql(sql`select accents_light, accents_ocean from appearance`)
    expect(rows).toEqual([{ accents_light: null, accents_ocean: '#ffd27a' }])
    await readSql(sql`truncate appearance cascade`)
    await readSql(sql`insert into appearance (accents_dark) values ('#ffd27a')`)
    expect((await getSiteAppearance()).accents).toEqual({ ...DEFAULT_ACCENTS, dark: '#ffd27a' })
  })

  it.each([
    ['a colour that is not readable', '#ff8800', 'Too little contrast: 1.9 to 1'],
    ['a text that is not a colour', 'red;}body{display:none', '# and six digits'],
  ])('refuses %s with a sentence at its field', async (_, light, sentence) => {
    const { status, text } = await save({ accents: { light } })
    expect(status).toBe(400)
    expect(text).toContain(sentence)
    expect(text).toContain('accents.light')
    expect((await getSiteAppearance()).accents).toEqual(DEFAULT_ACCENTS)
  })
})

describe('the icon of the site', () => {
  it.each([
    ['icon-144.png', 144],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a square of %i pixels', async (file, side) => {
    const size = await (await drawn(file)).metadata()
    expect(size).toMatchObject({ width: side, height: side })
  })

  it('is the mark in the light accent', async () => {
    await save({ accents: { light: '#884400' } })
    expect(await (await icon('icon.svg')).text()).toContain('fill="#884400"')
    expect(await pixel('apple-touch-icon.png')).toEqual([8, 4, 0])
    expect(siteIconLinks(await getSiteAppearance(), 'Hannah Lo')).toMatchObject({
      icon: { url: '/icon.svg?v=884400.0.5.1.4.2.3' },
      apple: '/apple-touch-icon.png?v=884400.0.5.1.4.2.3',
    })
  })

  it('is the chosen image, cut to a square, until it is deleted', async () => {
    const { id } = await storePhoto()
    expect((await save({ icon: id })).status).toBe(200)
    expect(await pixel('apple-touch-icon.png')).toEqual([15, 0, 0])
    expect(siteIconLinks(await getSiteAppearance(), 'Hannah Lo')).toMatchObject({
      icon: { type: 'image/png' },
    })
    expect(await listUsesOfMedia({ actor: await adminActor(), ids: [id] })).toMatchObject([
      { kind: 'appearance', title: 'Icon of the site', isPublished: true },
    ])
    await sendId(calls.deleteMedia, id)
    expect(await getSiteAppearance()).toMatchObject({ icon: null })
  })

  it.each([
    ['a small picture', () => imageFile('png', { width: 400, height: 100 }), 'small.png'],
    ['a file that is not an image', async () => pdf(), 'file.pdf'],
  ])('is not %s', async (_, bytes, name) => {
    const { id } = await storeMedia(await bytes(), name)
    const { status, text } = await save({ icon: id })
    expect(status).toBe(400)
    expect(text).toContain('Choose an image of at least 180 × 180 pixels')
  })

  it('is immutable under its version, otherwise revalidated', async () => {
    const caching = async (query: string) =>
      (await icon('icon-192.png', query)).headers.get('cache-control')
    expect(await caching('?v=1f5f4a.2.5.5.11.0.7')).toContain('immutable')
    expect(await caching('?v=other')).toContain('must-revalidate')
    const etag = (await icon('icon-192.png')).headers.get('etag') ?? ''
    expect((await icon('icon-192.png', '', { 'if-none-match': etag })).status).toBe(304)
    expect((await icon('icon-9999.png')).status).toBe(404)
  })
})

describe('the calls of the appearance', () => {
  const change = (json: unknown) => answerOf(calls.updateAppearance, { json })
  const refused = (json: unknown) => refusalOf(calls.updateAppearance, 400, { json })
  const read = () => answerOf(calls.getAppearance)

  it('return the choices, and reset them', async () => {
    expect(await read()).toEqual({ accents: NO_ACCENTS, icon: null })
    const { id, url } = await storePhoto()
    const accents = { ...NO_ACCENTS, light: '840', ocean: '#FFD27A' }
    const chosen = {
      accents: { ...NO_ACCENTS, light: '#884400', ocean: '#ffd27a' },
      icon: { id, url, originalName: 'me.png' },
    }
    expect(await change({ accents, icon: id })).toEqual(chosen)
    expect(await read()).toEqual(chosen)
    expect((await getSiteAppearance()).accents).toEqual({
      ...DEFAULT_ACCENTS,
      ...{ light: '#884400', ocean: '#ffd27a' },
    })
    await sendId(calls.deleteMedia, id)
    expect(await read()).toMatchObject({ icon: null })
    await change({ accents: NO_ACCENTS, icon: null })
    expect((await getSiteAppearance()).accents).toEqual(DEFAULT_ACCENTS)
  })

  it('refuse the middle one of three accents at its field, and store none', async () => {
    const accents = { ...NO_ACCENTS, light: '#884400', terminal: '#050805', forest: '#2f6b2f' }
    const body = await refused({ accents, icon: null })
    expect(Object.keys(body.fields ?? {})).toEqual(['accents.terminal'])
    expect(body.fields?.['accents.terminal']).toContain('Too little contrast')
    expect(await read()).toEqual({ accents: NO_ACCENTS, icon: null })
  })

  it.each([
    { accents: NO_ACCENTS },
    { accents: { light: null }, icon: null },
    { accents: NO_ACCENTS, icon: 'x' },
  ])('refuse %j', async (json) => void (await refused(json)))
})
