import { isThemeName, THEME_NAMES, THEME_STORAGE_KEY, THEMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

export type ThemeChoice = ThemeName | 'system'

const DARK_QUERY = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

// Kept beside the storage, which may be blocked: the choice then lasts as long as the page.
let choiceOfThisPage: ThemeChoice | undefined

/** What the visitor chose, or `system`. */
export function themeChoice(): ThemeChoice {
  choiceOfThisPage ??= storedChoice()
  return choiceOfThisPage
}

/** The theme that is on the page. */
export const currentTheme = (): ThemeName => {
  const choice = themeChoice()
  return choice === 'system' ? systemTheme() : choice
}

const systemTheme = (): ThemeName => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')

/** Chooses a theme for this visitor, in every open tab. */
export function setTheme(name: ThemeName) {
  choiceOfThisPage = name
  store(name)
  announce()
}

/** Tells when the theme changed: here, in another tab, or with the system while it decides. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows other tabs and the system; answers how to stop. */
export function followTheme(): () => void {
  const system = matchMedia(DARK_QUERY)
  // Another tab may have chosen since this code read the choice, and a document that the browser built by itself
  // never ran the script of the head.
  choiceOfThisPage = storedChoice()
  announce()
  const handleStorage = (event: StorageEvent) => {
    // A null key is a storage that was cleared as a whole.
    if (event.key !== null && event.key !== THEME_STORAGE_KEY) return
    // The toggle of this page says here what a blocked storage cannot.
    choiceOfThisPage = isThemeName(event.newValue) ? event.newValue : storedChoice()
    announce()
  }
  addEventListener('storage', handleStorage)
  system.addEventListener('change', announce)
  return () => {
    removeEventListener('storage', handleStorage)
    system.removeEventListener('change', announce)
  }
}

function announce() {
  applyTheme(currentTheme())
  for (const listener of listeners) listener()
}

/** §4: one class on the page root; the other theme names are cleared. */
export function applyTheme(name: ThemeName) {
  const root = document.documentElement
  root.classList.remove(...THEME_NAMES)
  root.classList.add(name)
  root.style.colorScheme = THEMES[name].scheme
  const meta = document.querySelector('meta[name="theme-color"]')
  meta?.setAttribute('content', THEMES[name].background)
}

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return isThemeName(stored) ? stored : 'system'
  } catch {
    return shownChoice()
  }
}

/** Where storage is blocked: what was chosen by the toggle before this code ran. */
function shownChoice(): ThemeChoice {
  const { classList } = document.documentElement
  const shown = THEME_NAMES.find((name) => classList.contains(name))
  return shown === undefined || shown === systemTheme() ? 'system' : shown
}

/** Answers whether it worked: blocked or full storage keeps nothing, and choiceOfThisPage has it. */
function store(name: ThemeName): boolean {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, name)
    return true
  } catch {
    return false
  }
}
