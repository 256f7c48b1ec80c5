import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { editDistance } from './edit-distance.ts'
import { correctableWords, replaceWords } from './parse-search.ts'

/** Replaces unknown words by the nearest known word within one edit, or two from eight letters; null without a change. */
export async function correctSearch(search: string): Promise<string | null> {
  const corrections = new Map<string, string>()
  for (const word of correctableWords(search).slice(0, 4)) {
    const nearest = await nearestWord(word)
    if (nearest !== null) corrections.set(word, nearest)
  }
  const corrected = replaceWords(search, corrections)
  return corrected.toLowerCase() === search.toLowerCase() ? null : corrected
}

const rowSchema = z.object({ word: z.string() })

async function nearestWord(word: string): Promise<string | null> {
  const limit = word.length < 8 ? 1 : 2
  const rows = await readSql(sql`select folio_similar_words(${word}) as word`, rowSchema)
  const near = rows
    .map(({ word: known }) => ({ known, edits: editDistance(word, known, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((one, other) => one.edits - other.edits)
  return near[0]?.known ?? null
}
