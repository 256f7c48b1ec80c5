/** What Vite puts on import.meta; its own types are not at hand where Vitest brings Vite along. */
interface ImportMeta {
  glob<T>(patterns: string | string[]): Record<string, () => Promise<T>>
}
