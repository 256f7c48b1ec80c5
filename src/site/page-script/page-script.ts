import { OFFSETS, TIMES } from '#src/contract/limits.ts'
import * as pageDataQuery from '#src/contract/page-data-query.ts'
import * as pageViewPath from '#src/contract/page-views/page-view-path.ts'
import * as clipboard from '#src/lib/browser/clipboard.ts'
import * as percent from '#src/lib/format/decode-percent.ts'
import * as similarPaths from '#src/lib/rank-similar-paths.ts'
import * as slugSimilarity from '#src/lib/slug-similarity.ts'
import * as loginError from '#src/site/auth/login-error-message.ts'
import * as activeSection from '#src/site/nav/active-section.ts'
import * as pagePaths from '#src/site/nav/page-paths.ts'
import * as scroll from '#src/site/nav/scroll-to-section.ts'
import * as buttons from './buttons.ts'
import * as home from './home.ts'
import * as images from './images.ts'
import * as missingPage from './missing-page.ts'
import * as navigation from './navigation.ts'
import * as notices from './notices.ts'
import * as reading from './reading.ts'
import * as scriptLoader from './script-loader.ts'
import * as sharedElements from './shared-elements.ts'

/** Run when the script is: before the page is parsed. */
const LISTENERS = [
  navigation.drawBeforeScroll,
  scriptLoader.loadAppWhenUsed,
  buttons.handleButtons,
  buttons.handlePaletteKeys,
  navigation.followLinks,
  navigation.closeMenuWhenLeft,
  images.replaceBrokenImages,
  sharedElements.nameSharedElements,
  notices.showNotices,
]
/** Run when the page is parsed. */
const OBSERVERS = [
  navigation.drawUntilUsed,
  navigation.followSections,
  home.animateSkillBars,
  home.showLocalTime,
  reading.followHeadings,
  reading.setTabStops,
  reading.countPageView,
]
const PARTS = [
  ...[{ OFFSETS, TIMES }, pageDataQuery, pageViewPath, pagePaths, clipboard, loginError],
  ...[activeSection, scroll, buttons, home, images, navigation, notices, reading],
  ...[scriptLoader, sharedElements],
]
const MISSING_PAGE_PARTS = [percent, slugSimilarity, similarPaths, missingPage]

const calls = (functions: readonly { name: string }[]) =>
  functions.map(({ name }) => `${name}();`).join('')

/** Everything that the modules export. Functions reference only one another, the constants and the browser. */
function scriptOf(modules: readonly Readonly<Record<string, unknown>>[], body: string) {
  const exported = modules.flatMap((module) => Object.entries(module))
  const parts = exported.map(([name, value]) =>
    typeof value === 'function' ? String(value) : `const ${name}=${JSON.stringify(value)}`,
  )
  return `(()=>{
${parts.join('\n')}
${body}
})()`.replace(/^\s+(?:\/\/.*)?| +(?= )/gm, '')
}

/** The behavior of pages without React, as one inline script. */
export const pageScript = scriptOf(
  PARTS,
  `${calls(LISTENERS)}
const run=()=>{${calls(OBSERVERS)}};
document.readyState==='loading'?addEventListener('DOMContentLoaded',run):run();`,
)

/** The behavior of the page of a missing URL, at its end. */
export const missingPageScript = scriptOf(MISSING_PAGE_PARTS, calls([missingPage.showSimilarPaths]))

const PAGES = ['/', '/blog', '/blog/*', '/projects', '/projects/*', '/resume']

/** Pages are fetched when a link to them is pointed at, and rendered when it is pressed. Some browsers ignore it. */
// A link to a new tab would render its page twice, and count its reader twice.
const SPECULATED = { and: [{ href_matches: PAGES }, { not: { selector_matches: '[target]' } }] }

export const speculationRules = JSON.stringify({
  prefetch: [{ where: SPECULATED, eagerness: 'moderate' }],
  prerender: [{ where: SPECULATED, eagerness: 'conservative' }],
})
