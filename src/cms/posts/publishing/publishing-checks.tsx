import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listLinks } from '#src/content/render/list-links.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { postFields } from '#src/contract/posts/post-fields.ts'
import { brokenLinkText } from '#src/cms/components/links/broken-link-text.ts'
import { unpublishedFields } from '#src/cms/posts/saving/post-draft.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { Button } from '#src/ui/controls/button.tsx'

type PublishingChecksProps = {
  form: PostForm
  live: PostForm | null
  onShow: (url: string) => void
}

export function PublishingChecks({ form, live, onShow }: PublishingChecksProps) {
  const { content, imageUrl } = form
  const links = useMemo(
    () => [
      ...listLinks(renderContent(content)),
      ...(imageUrl ? [{ kind: 'featured-image' as const, url: imageUrl, text: '' }] : []),
    ],
    [content, imageUrl],
  )
  const urls = [...new Set(links.map(({ url }) => url))].filter((url) => url.length < 2048)
  const { data: broken = [] } = useQuery(
    callQuery(
      brokenLinkCalls.checkLinks,
      { body: { urls: urls.slice(0, 500) } },
      { staleTime: 0, enabled: urls.length > 0 },
    ),
  )
  const reasons = new Map(broken.map(({ url, reason }) => [url, reason]))
  const found = links.flatMap((link) => {
    const reason = reasons.get(link.url)
    if (reason) return { url: link.url, text: brokenLinkText({ ...link, reason }) }
    const hasNoText = link.kind === 'picture' && link.text.trim() === ''
    return hasNoText ? { url: link.url, text: 'An image has no alternative text.' } : []
  })
  const changed = unpublishedFields(form, live).map((name) => postFields[name].label)
  return (
    <>
      {changed.length > 0 && (
        <p className="text-sm sm:col-span-2">Changed: {changed.join(', ')}.</p>
      )}
      {found.length > 0 && (
        <ul aria-label="To check" className="grid gap-2 text-sm sm:col-span-2">
          {found.map(({ url, text }, index) => (
            <li key={index} className="flex items-center justify-between gap-3">
              <span className="min-w-0 break-words">{text}</span>
              <Button className="shrink-0" onClick={() => onShow(url)}>
                Show
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
