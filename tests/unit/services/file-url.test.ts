import { expect, it, vi } from 'vitest'
import { resetModulesAfterwards } from '#tests/support/reset-modules.ts'

resetModulesAfterwards()

async function fileUrls(filesUrl?: string) {
  vi.stubEnv('SITE_URL', 'https://example.com')
  vi.stubEnv('FILES_URL', filesUrl)
  vi.resetModules()
  const { absoluteUrl, fileUrl } = await import('#src/services/platform/absolute-url.ts')
  const given = ['/files/media/a.png?v=1', '/files/resumes/a.pdf', '/blog', 'https://else.where/a']
  return given.flatMap((address) => [absoluteUrl(address), fileUrl(address)])
}

it('uses FILES_URL for library files only, if it is set', async () => {
  const [, path, ...others] = await fileUrls()
  expect(path).toBe('/files/media/a.png?v=1')
  const moved = 'https://files.example.com/files/media/a.png?v=1'
  expect(await fileUrls('https://files.example.com/')).toEqual([moved, moved, ...others])
})
