import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requireEngines } from '#src/scripts/test-runner/find-engines.ts'
import type { Engines } from '#src/scripts/test-runner/find-engines.ts'
import { journeyOn, IMAGES } from '#tests/support/browser-journey.ts'
import type { Journey } from '#tests/support/browser-journey.ts'
import type { BrowserEngine } from '#tests/support/browser-page.ts'
import { PHONE } from '#tests/support/browser-window.ts'
import { startFirefox } from '#tests/support/firefox-engine.ts'
import { pdf, imageFile } from '#tests/support/sample-files.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'
import { useServer } from '#tests/support/use-server.ts'
import { startWebkit } from '#tests/support/webkit-engine.ts'

const TITLE = 'Row locks, measured'
const CODE = 'const held = await lock()'
const CONTENT = `<p>Measure <strong>first</strong>.</p><pre><code class="language-javascript">${CODE}</code></pre>`
const ENGINES = [
  { engine: 'firefox', start: ({ firefox }: Engines) => startFirefox(firefox) },
  { engine: 'webkit', start: startWebkit },
]

const server = useServer()
const { data } = server
const files = folderOfFile()
beforeAll(async () => {
  await rm(IMAGES, { recursive: true, force: true })
  await writeFile(
    path.join(files, 'desk.jpg'),
    await imageFile('jpeg', { width: 800, height: 450 }),
  )
  await writeFile(path.join(files, 'second.pdf'), pdf({ text: 'the second resume' }))
})

describe.each(ENGINES)('$engine', ({ engine, start }) => {
  let browser: BrowserEngine
  let journey: Journey
  beforeAll(async () => {
    browser = await start(await requireEngines())
  })
  beforeEach(async () => {
    journey = journeyOn(await browser.newPage(), { origin: server.url, engine })
  })
  afterEach(async () => {
    const errors = await journey.page.errors()
    await journey.page.close()
    await data.empty()
    expect(errors).toEqual([])
  })
  afterAll(() => browser.close())

  it('shows the home page, changes its theme and leads through the menu of a phone', async () => {
    const { open, press, holds, picture: take, page } = journey
    await open('/')
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await holds('the light theme', hasTheme, 'light')
    await take('home')
    await press('button', 'Switch to dark theme')
    await holds('the dark theme', hasTheme, 'dark')
    await holds('its text colour', hasTextColour)
    await take('home-dark')
    await page.resize(PHONE.width, PHONE.height)
    await press('button', 'Menu')
    await holds('the open menu', isMenuOpen, true)
    await take('home-menu')
    await press('link', 'Experience')
    await holds('the closed menu', isMenuOpen, false)
    await holds('the section below the header', isSectionAtTop, 'experience')
    await take('home-experience')
  })

  it('sends a message by the contact form', async () => {
    const { open, fill, press, holds, picture: take } = journey
    await open('/')
    await fill('Name', 'Rita Reader')
    await fill('Email', 'rita@example.com')
    await fill('Subject', 'A question about locks')
    await fill('Message', 'How do you count them?')
    await isHydrated(journey)
    await press('button', 'Send Message')
    await holds('the notice', isNotified, 'Message sent successfully!')
    await holds('an empty form', () => document.querySelector('textarea')?.value === '')
    await take('contact-sent')
    expect(await data.messages()).toMatchObject([{ message: 'How do you count them?' }])
  })

  it('finds a post by the search, and shows it with its code', async () => {
    await data.post({ title: TITLE, content: CONTENT })
    await data.post({ title: 'Builds' })
    const { open, fill, press, sees, holds, picture: take } = journey
    await open('/')
    await press('button', 'Search')
    await holds('the search with all styles', isPaletteStyled)
    await open('/blog')
    await sees('Builds')
    await fill('Search posts', 'LOCKS')
    await holds('one post found', () => document.querySelectorAll('article').length === 1)
    await take('search')
    await press('link', `Read More: ${TITLE}`)
    await holds('its page', hasHeading, TITLE)
    await holds('its code', hasCode, CODE)
    await holds('coloured code', () => document.querySelector('.token.keyword') !== null)
    await take('post')
  })

  it('signs the owner in, who writes and publishes a post', async () => {
    const { open, fill, press, sees, holds, picture: take, page } = journey
    await signIn(journey)
    await sees('0 published')
    await take('dashboard')
    await open('/cms/blog/new')
    await fill('Title', TITLE)
    await fill('Excerpt', 'What waiting costs.')
    await fill('Read Time', '4')
    await press('textbox', 'Blog Content')
    await press('button', 'Bold')
    await page.type('Measure first.')
    await press('button', 'Settings')
    await holds('the settings', () => document.querySelector('[data-beside]') !== null)
    await press('button', 'Insert Code Block')
    await fill('Code', CODE)
    await press('button', 'Insert Code')
    await holds('the code in the editor', hasCode, CODE)
    await holds('coloured code', () => document.querySelector('.token.keyword') !== null)
    await holds('no dialog', () => document.querySelector('dialog[open]') === null)
    await take('editor')
    await press('button', 'Publish Now')
    await press('button', 'Save')
    await holds('the list of posts', () => location.pathname === '/cms/blog')
    await holds('the notice', isNotified, 'Blog post created successfully')
    await holds('the post in the list', hasHeading, TITLE)
    await take('published')
    await open('/blog')
    await press('link', `Read More: ${TITLE}`)
    await holds('bold text', () => document.querySelector('article strong') !== null)
    await holds('its code', hasCode, CODE)
    expect(await data.posts()).toMatchObject([{ title: TITLE, excerpt: 'What waiting costs.' }])
  })

  it('uploads an image', async () => {
    const { open, chooseFile, sees, holds, picture: take } = journey
    await signIn(journey)
    await open('/cms/media')
    await sees('Media Library')
    await chooseFile(path.join(files, 'desk.jpg'))
    await holds('the notice', isNotified, 'File uploaded successfully')
    await holds('the picture', isImageShown)
    await take('media')
  })

  it('uploads a resume and activates it', async () => {
    await data.resume('first.pdf')
    const { open, chooseFile, press, sees, holds, picture: take } = journey
    await signIn(journey)
    await open('/cms/resume')
    await sees('first.pdf')
    await chooseFile(path.join(files, 'second.pdf'))
    await holds('the notice', isNotified, 'Resume uploaded successfully')
    await press('button', 'Set Active')
    await sees('Set "second.pdf" as the active resume?')
    await take('resume-question')
    await press('button', 'Set Active')
    await holds('the notice', isNotified, 'Resume activated successfully')
    await take('resumes')
    const active = await fetch(`${server.url}/api/resume`)
    expect(await active.text()).toContain('the second resume')
  })

  it('shows a message and answers it by mail', async () => {
    await data.message({ name: 'Grace', email: 'grace@example.com', subject: 'A job' })
    const { open, press, sees, holds, picture: take } = journey
    await signIn(journey)
    await open('/cms/contacts')
    await press('button', 'Unread: Grace')
    await sees('Reply via Email')
    await holds(
      'the address of the answer',
      hasLink,
      'mailto:grace@example.com?subject=Re%3A%20A%20job&body=',
    )
    await take('message')
    await expect.poll(async () => (await data.messages())[0]?.state).toBe('read')
  })
})

async function signIn({ open, press, sees }: Journey) {
  await open('/admin')
  await press('link', 'Continue with Google')
  await press('button', 'Administrator')
  await sees('Admin Mode')
}

/** React starts on public pages at the first input; until then the form posts by itself. */
const isHydrated = ({ holds }: Journey) =>
  holds('React', () =>
    Object.keys(document.getElementById('page:content') ?? {}).some((key) =>
      key.startsWith('__react'),
    ),
  )

const hasTheme = (name: string) => document.documentElement.classList.contains(name)
/** WebKit passes a colour that is inherited on from one transition to the next. */
const hasTextColour = () => {
  const colours = ['h1', 'body'].map((name) => document.querySelector(name))
  const [title, page] = colours.map((one) => one && getComputedStyle(one).color)
  return title === page
}
const isNotified = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-variant][data-state="open"]')].some((notice) =>
    notice.innerText.includes(text),
  )
const hasHeading = (text: string) =>
  // WebKit ends the text of a line clamp with a line break.
  [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].some(
    (one) => one.innerText.trim() === text,
  )
const hasCode = (code: string) =>
  [...document.querySelectorAll<HTMLElement>('pre')].some((one) => one.innerText.includes(code))
const hasLink = (start: string) =>
  [...document.querySelectorAll('a')].some(({ href }) => href.startsWith(start))
const isPaletteStyled = () => {
  const palette = document.querySelector('dialog[open]')
  return palette !== null && getComputedStyle(palette).paddingTop === '0px'
}
const isMenuOpen = (isOpen: boolean) =>
  document.querySelector('nav[aria-label="Main"]')?.matches(':popover-open') === isOpen
const isSectionAtTop = (id: string) =>
  Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0) === 80
/** Decoded too, or the image of the page would lack it. */
const isImageShown = async () => {
  const image = document.querySelector<HTMLImageElement>('[aria-label="Media files"] img')
  await image?.decode()
  return image !== null && image.naturalWidth > 0
}
