import { QueryClientProvider } from '@tanstack/react-query'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import type { ReactNode } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { createQueryClient } from '#src/queries/query-client.ts'
import { TooltipProvider } from '#src/ui/overlays/tooltip.tsx'
import { rendered } from '#tests/unit/site/rendered.tsx'

type Answer = [options: { queryKey: readonly unknown[] }, data: unknown]

/** The HTML of a part of the management area with these answers of calls; the other calls are not answered yet. */
export function screenHtml(part: ReactNode, answers: Answer[] = [], pathname = '/cms') {
  const client = createQueryClient()
  for (const [{ queryKey }, data] of answers) client.setQueryData(queryKey, data)
  return rendered(
    <SearchParamsContext.Provider value={new URLSearchParams()}>
      <QueryClientProvider client={client}>
        <TooltipProvider delay={0} skipDelay={0}>
          {part}
        </TooltipProvider>
      </QueryClientProvider>
    </SearchParamsContext.Provider>,
    pathname,
  )
}

/** The opening tag of the first element with this attribute value, or text in it. */
export const tagOf = (html: string, part: string) =>
  new RegExp(`<[^>]*${part}[^>]*>|<[^>]*>(?=${part})`).exec(html)?.[0] ?? ''

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

export const sampleMedia = (changes: Partial<MediaItem> = {}): MediaItem => ({
  ...{ id: 'a', url: '/files/media/a.png', originalName: 'photo.png', mimeType: 'image/png' },
  ...{ size: 1536, createdAt: hoursAgo(0), alt: '', width: 80, height: 40 },
  ...{ placeholder: null, sizes: [], version: '', earlier: [] },
  ...changes,
})

export const sampleResume = (changes: Partial<Resume> = {}): Resume => ({
  ...{ id: 'a', originalName: 'first.pdf', url: '/files/resumes/a.pdf' },
  ...{ size: 1536, uploadedAt: hoursAgo(0), isActive: true },
  ...changes,
})

export const sampleMessage = (changes: Partial<Message> = {}): Message => ({
  ...{ id: 'a', name: 'Grace', email: 'grace@example.com', subject: 'A job' },
  ...{ message: 'First line.\nSecond line.', state: 'unread', answeredAt: null },
  createdAt: hoursAgo(2),
  ...changes,
})
