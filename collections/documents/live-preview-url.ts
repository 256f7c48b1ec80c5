import type { LivePreviewConfig } from 'payload'

type LivePreviewUrl = Extract<LivePreviewConfig['url'], (...args: never) => unknown>

/** The time of the last save in the URL reloads the frame after each save. */
export const livePreviewUrl: LivePreviewUrl = ({ collectionConfig, globalConfig, data }) => {
  const { id, updatedAt } = data as { id?: string; updatedAt?: string }
  const kind = collectionConfig?.slug === 'projects' ? 'project' : 'post'
  return `/preview/${globalConfig?.slug ?? `${kind}/${id}`}?saved=${updatedAt}`
}
