/** Storage key of the visitor's choice; nothing is stored while the system decides. */
export const THEME_STORAGE_KEY = 'theme'

/** The visitor's choice; null while the system decides. With blocked storage, the theme of the page. */
export function themeChoice(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY)
  } catch {
    return document.documentElement.dataset['theme'] ?? null
  }
}

/** Sets the theme for this visitor, in every open tab: the script in the head stores and shows it. */
export const setTheme = (name: string) =>
  dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: name }))

/** Replaces the previous value in an event that shows a theme without storing it. */
export const PREVIEW = 'preview'

/** Shows a theme until the next choice; null shows the theme of the system. */
export const previewTheme = (name: string | null) =>
  dispatchEvent(
    new StorageEvent('storage', { key: THEME_STORAGE_KEY, newValue: name, oldValue: PREVIEW }),
  )

/** Notifies of choices, here and in other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
