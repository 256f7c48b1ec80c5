import { OFFSETS, TIMES } from '#src/contract/limits.ts'
import { PAGE_DATA_QUERY } from '#src/contract/page-data-query.ts'
import { PAGE_VIEW_PATH } from '#src/contract/page-views/page-view-path.ts'
import { copyBySelection, copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { pathName, similarPaths, pathToSearchTerms } from '#src/lib/rank-similar-paths.ts'
import { letterPairs, closestMatches, slugSimilarity } from '#src/lib/slug-similarity.ts'
import { activeSection } from '#src/site/nav/active-section.ts'
import { scrollToSection } from '#src/site/nav/scroll-to-section.ts'
import {
  LOGIN_NOTICES,
  loginErrorMessage,
  withoutError,
} from '#src/site/auth/login-error-message.ts'
import { sharePage } from '#src/site/posts/page/share-page.ts'
import { MENU_ID, PLACEHOLDER_PATHS } from '#src/site/nav/page-paths.ts'
import {
  isAppShortcut,
  loadAppWhenUsed,
  preloadApp,
  recoverApp,
  startApp,
  watchInput,
} from './script-loader.ts'
import { handleButtons, confirmOn } from './buttons.ts'
import { animateSkillBars, showLocalTime } from './home.ts'
import { replaceBrokenImages } from './images.ts'
import {
  closeMenu,
  closeMenuWhenLeft,
  drawBeforeScroll,
  followLinks,
  followSections,
} from './navigation.ts'
import { showSimilarPaths } from './missing-page.ts'
import { DISMISS_CLASSES, showLoginError, showNotice } from './notices.ts'
import { countPageView, followHeadings, keepInView, setTabStops } from './reading.ts'
import { nameSharedElements } from './shared-elements.ts'

const CONSTANTS = {
  OFFSETS,
  TIMES,
  PAGE_DATA_QUERY,
  PAGE_VIEW_PATH,
  LOGIN_NOTICES,
  MENU_ID,
  PLACEHOLDER_PATHS,
  DISMISS_CLASSES,
}

/** Run when the script is: before the page is parsed. */
const LISTENERS = [
  drawBeforeScroll,
  loadAppWhenUsed,
  handleButtons,
  followLinks,
  closeMenuWhenLeft,
  replaceBrokenImages,
  nameSharedElements,
  showLoginError,
]
/** Run when the page is parsed. */
const OBSERVERS = [
  followSections,
  animateSkillBars,
  showLocalTime,
  followHeadings,
  setTabStops,
  countPageView,
]
const PARTS = [
  activeSection,
  scrollToSection,
  copyBySelection,
  copyToClipboard,
  sharePage,
  loginErrorMessage,
  withoutError,
  closeMenu,
  confirmOn,
  isAppShortcut,
  preloadApp,
  recoverApp,
  startApp,
  keepInView,
  showNotice,
  watchInput,
]

const PAGES = ['/', '/blog', '/blog/*', '/projects', '/projects/*', '/resume']

const lines = (functions: readonly { name: string }[]) => functions.map(String).join('\n')
const calls = (functions: readonly { name: string }[]) =>
  functions.map(({ name }) => `${name}();`).join('')

/** The text of functions, which reference only one another, the constants above and the browser. */
const scriptOf = (parts: readonly { name: string }[], body: string) =>
  `(()=>{
${lines(parts)}
${body}
})()`.replace(/^\s+(?:\/\/.*)?| +(?= )/gm, '')

/** The behavior of pages without React, as one inline script. */
export const pageScript = scriptOf(
  [...PARTS, ...LISTENERS, ...OBSERVERS],
  `const {${Object.keys(CONSTANTS).join()}}=${JSON.stringify(CONSTANTS)};
${calls(LISTENERS)}
const run=()=>{${calls(OBSERVERS)}};
document.readyState==='loading'?addEventListener('DOMContentLoaded',run):run();`,
)

/** The behavior of the page of a missing URL, at its end. */
export const missingPageScript = scriptOf(
  [
    ...[decodePercent, letterPairs, slugSimilarity, closestMatches, pathName, pathToSearchTerms],
    ...[similarPaths, showSimilarPaths],
  ],
  calls([showSimilarPaths]),
)

/** Pages are fetched when a link to them is pointed at, and rendered when it is pressed. Some browsers ignore it. */
// A link to a new tab would render its page twice, and count its reader twice.
const SPECULATED = { and: [{ href_matches: PAGES }, { not: { selector_matches: '[target]' } }] }

export const speculationRules = JSON.stringify({
  prefetch: [{ where: SPECULATED, eagerness: 'moderate' }],
  prerender: [{ where: SPECULATED, eagerness: 'conservative' }],
})
