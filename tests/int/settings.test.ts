import { beforeEach, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { DEFAULT_SETTINGS, settingsSchema } from '#src/contract/settings/settings-schemas.ts'
import { robotsTxt } from '#src/publishing/robots.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { answerOf, sendAsAdmin } from '#tests/support/send-call.ts'
import { askAdmin } from '#tests/support/save-in-admin.ts'

beforeEach(async () => void (await (await payloadClient()).db.pool.query('truncate settings')))

const change = (json: unknown) => sendAsAdmin(calls.updateSettings, { json })

it('lets search engines show the site, and no model be trained, until others are saved', async () => {
  expect(await getSettings()).toEqual(DEFAULT_SETTINGS)
  expect(DEFAULT_SETTINGS).toEqual({ isIndexed: true, isTrainingAllowed: false })
})

it('stores both choices, for robots.txt and the built-in admin', async () => {
  const chosen = { isIndexed: false, isTrainingAllowed: true }
  expect(await expectAnswer(await change(chosen), 200, settingsSchema)).toEqual(chosen)
  expect(await answerOf(calls.getSettings)).toEqual(chosen)
  expect(robotsTxt(await getSettings())).toContain('Content-Signal: search=no, ai-train=yes')
  const shown = await askAdmin('GET', '/globals/settings')
  expect(await shown.json()).toMatchObject(chosen)
})

it.each([
  { isIndexed: false },
  { ...DEFAULT_SETTINGS, isIndexed: 'no' },
  { ...DEFAULT_SETTINGS, x: 1 },
])('refuses %j, and stays as it was', async (json) => {
  await expectAnswer(await change(json), 400, errorBodySchema)
  expect(await getSettings()).toEqual(DEFAULT_SETTINGS)
})

it('stores one row for two concurrent first saves', async () => {
  const both = await Promise.all([change(DEFAULT_SETTINGS), change(DEFAULT_SETTINGS)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await (await payloadClient()).db.pool.query('select id from settings')
  expect(rows).toHaveLength(1)
})
