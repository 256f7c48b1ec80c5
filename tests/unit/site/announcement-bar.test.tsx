import { expect, it } from 'vitest'
import type { Announcement } from '#src/contract/announcement/announcement.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { AnnouncementBar } from '#src/site/announcement/announcement-bar.tsx'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'

const announcement: Announcement = {
  nodes: [
    { type: 'text', value: 'I speak at ' },
    { type: 'strong', children: [{ type: 'text', value: 'PGConf' }] },
    { type: 'link', href: 'https://pgconf.example/', children: [{ type: 'text', value: 'Join' }] },
  ],
  key: 'abc123',
  site: 'https://folio.example',
}
const shell = (bar?: React.ReactNode) =>
  rendered(
    <PublicShell profile={defaultProfile} bar={bar}>
      Text
    </PublicShell>,
  )

it('stands above the header, with a button that names its key', async () => {
  const html = await shell(<AnnouncementBar announcement={announcement} />)
  expect(wordsOf(html)).toContain('I speak at PGConf')
  expect(html.indexOf('<aside')).toBeLessThan(html.indexOf('<header'))
  expect(html).toContain('href="https://pgconf.example/" target="_blank"')
  expect(html).toMatch(/<button[^>]* data-close-notice="" value="abc123"/)
})

it('cannot be closed in its preview, nor hidden because the published one was', async () => {
  const html = await shell(<AnnouncementBar announcement={announcement} isPreview />)
  expect(html).toMatch(/<button[^>]* disabled=""/)
  expect(html).not.toContain('in-data-notice-closed:hidden')
})

it('is absent without an announcement', async () => {
  expect(await shell()).not.toContain('<aside')
})
