import type { LivePreviewConfig } from 'payload'

type LivePreviewUrl = Extract<LivePreviewConfig['url'], (...args: never) => unknown>

/**
 * The preview page of a document, for the frame next to its form. The time of the last save is part of the URL, so that
 * the frame loads again after each save.
 */
export const livePreviewUrl: LivePreviewUrl = ({ collectionConfig, globalConfig, data }) => {
  const { id, updatedAt } = data as { id?: string; updatedAt?: string }
  const kind = collectionConfig?.slug === 'projects' ? 'project' : 'post'
  return `/preview/${globalConfig?.slug ?? `${kind}/${id}`}?saved=${updatedAt}`
}
