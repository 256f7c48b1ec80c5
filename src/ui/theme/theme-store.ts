import { createListeners } from '#src/lib/browser/listeners.ts'
import { isThemeName, THEME_NAMES, THEME_STORAGE_KEY, THEMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

type ThemeChoice = ThemeName | 'system'

const DARK_QUERY = '(prefers-color-scheme: dark)'
const { subscribe, notify } = createListeners()

// Fallback for blocked storage: the choice then lasts as long as the page.
let choiceOfThisPage: ThemeChoice | undefined

/** The visitor's choice, or `system`. */
export function themeChoice(): ThemeChoice {
  choiceOfThisPage ??= storedChoice()
  return choiceOfThisPage
}

/** The theme applied to the page. */
const currentTheme = (): ThemeName => {
  const choice = themeChoice()
  return choice === 'system' ? systemTheme() : choice
}

const systemTheme = (): ThemeName => (matchMedia(DARK_QUERY).matches ? 'dark' : 'light')

/** Sets the theme for this visitor, in every open tab. */
export function setTheme(name: ThemeName) {
  choiceOfThisPage = name
  store(name)
  announce()
}

/** Notifies of theme changes: here, in another tab, or by the system while no theme is chosen. */
export const subscribeToTheme = subscribe

/** Follows other tabs and the system; returns the unsubscribe function. */
export function followTheme(): () => void {
  const system = matchMedia(DARK_QUERY)
  // Another tab may have changed the choice since it was read here, and a document created by the browser
  // never ran the script in the head.
  choiceOfThisPage = storedChoice()
  announce()
  const handleStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== null && event.key !== THEME_STORAGE_KEY) return
    // The toggle of this page dispatches the event itself, because blocked storage cannot.
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
  notify()
}

/** One class on the page root; the other theme names are cleared (S4-theme-04). */
function applyTheme(name: ThemeName) {
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

/** With blocked storage: the choice made by the toggle before hydration. */
function shownChoice(): ThemeChoice {
  const { classList } = document.documentElement
  const shown = THEME_NAMES.find((name) => classList.contains(name))
  return shown === undefined || shown === systemTheme() ? 'system' : shown
}

/** Returns whether the choice was stored; with blocked or full storage, choiceOfThisPage holds it. */
function store(name: ThemeName): boolean {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, name)
    return true
  } catch {
    return false
  }
}
