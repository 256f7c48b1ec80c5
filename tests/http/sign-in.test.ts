import { expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { MANAGEMENT_PATHS } from '#tests/support/management-paths.ts'
import { useServer } from '#tests/support/use-server.ts'
import { createVisitor, FROM_GOOGLE } from '#tests/support/visitor.ts'

// The protocol itself is tested on the handlers: tests/int/isolated/sign-in.test.ts.
const server = useServer()
const data = cmsData(server)
const visitor = () => createVisitor(server.product())

/** A page as a document, and its payload as Next's router requests it. */
const bothForms = async (path: string) => [
  await visitor().go(path),
  await visitor().read(`${path}?_rsc`, { rsc: '1' }),
]

it('[S6-admin-03] [S6-admin-06] no management page holds data without a session', async () => {
  await data.message({ subject: 'For your eyes only' })
  for (const path of [...MANAGEMENT_PATHS, '/cms/blog/edit/00000000-0000-4000-8000-000000000000']) {
    const answers = await bothForms(path)
    const types = answers.map(({ headers }) => headers.get('content-type'))
    expect(types).toEqual(['text/html; charset=utf-8', 'text/x-component'])
    for (const answer of answers) {
      expect({ path, status: answer.status }).toEqual({ path, status: 200 })
      const text = await answer.text()
      expect(text).not.toContain('For your eyes only')
      expect(text).not.toContain(server.product().allowedEmail)
    }
  }
})

it('[S6-visitor-01] the built-in login has the Google button, with the return path', async () => {
  const browser = visitor()
  const asked = await browser.go('/payload/collections/posts')
  expect(asked.status).toBe(200)
  const login = '/payload/login?redirect=%2Fpayload%2Fcollections%2Fposts'
  expect(await asked.text()).toContain(`NEXT_REDIRECT;replace;${login};`)
  const html = await (await browser.go(login)).text()
  expect(html).toContain('Continue with Google')
  expect(html).toContain('/api/login?returnTo=%2Fpayload%2Fcollections%2Fposts')
  expect(html).not.toContain('type="password"')
})

it('the built-in admin recognises the session right after Google', async () => {
  const browser = visitor()
  const back = await browser.signIn('admin', '?returnTo=/payload')
  expect(back.headers.get('location')).toBe('/payload')
  const page = await browser.go('/payload', FROM_GOOGLE)
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('NEXT_REDIRECT')
})

it('the built-in admin never offers to create a first user', async () => {
  const page = await visitor().go('/payload/create-first-user')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('type="password"')
})
