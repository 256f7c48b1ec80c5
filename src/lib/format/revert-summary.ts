import { pluralize } from './pluralize.ts'

const TRASHED = {
  posts: 'post',
  projects: 'project',
  pictures: 'image',
  resumes: 'resume',
  messages: 'message',
}

type Reverted = Record<keyof typeof TRASHED | 'redirects' | 'settings', number>

export function revertSummary(back: Reverted): string {
  const trashed = (Object.keys(TRASHED) as (keyof typeof TRASHED)[])
    .filter((kind) => back[kind] > 0)
    .map((kind) => pluralize(back[kind], TRASHED[kind]))
  const sentences = [
    trashed.length > 0
      ? `Moved to the trash: ${trashed.join(', ')}.`
      : 'Nothing was moved to the trash.',
    back.redirects > 0 && `Deleted: ${pluralize(back.redirects, 'redirect')}.`,
    back.settings > 0 && `Reset to the default: ${pluralize(back.settings, 'setting')}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
