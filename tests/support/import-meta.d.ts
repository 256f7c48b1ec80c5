/** Vite's additions to import.meta; its own types cannot be resolved where Vite is a dependency of Vitest. */
interface ImportMeta {
  glob<T>(patterns: string | string[]): Record<string, () => Promise<T>>
}
