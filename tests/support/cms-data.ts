import { afterEach, expect } from 'vitest'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { Post, PostBodyInput, PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { fileForm } from './http-client.ts'
import { messageBody, postBody } from './post-bodies.ts'
import { projectBody } from './project-bodies.ts'
import { removeRows } from './shared-product.ts'
import { pdf, imageFile } from './sample-files.ts'
import type { ImageOptions } from './sample-files.ts'
import { randomIp } from './visitor.ts'
import type { UsedServer } from './use-server.ts'

/** Test data of the management screens, created by the product's own calls. */
export function cmsData(product: UsedServer & { leave?: () => Promise<void> }) {
  const upload = async (path: string, form: FormData): Promise<unknown> => {
    const response = await product.asAdmin('POST', path, form)
    expect(response.status).toBe(201)
    return response.json()
  }
  return {
    post: async (changes: Partial<PostBodyInput> = {}) => {
      const response = await product.asAdmin('POST', '/api/blog', postBody(changes))
      expect(response.status).toBe(201)
      return (await response.json()) as Post
    },
    readPost: async (id: string) => {
      const response = await product.asAdmin('GET', `/api/blog/${id}`)
      return (await response.json()) as Post
    },
    posts: async () => {
      const response = await product.asAdmin('GET', '/api/blog')
      return (await response.json()) as PostSummary[]
    },
    /** A published project. */
    project: async (changes: Parameters<typeof projectBody>[0]) => {
      const body = projectBody(changes)
      const created = await product.asAdmin('POST', '/api/projects', body)
      const { id } = (await created.json()) as { id: string }
      await product.asAdmin('PUT', `/api/projects/${id}/publication`, body)
    },
    image: async (name = 'photo.png', options?: ImageOptions) => {
      const form = fileForm('media', await imageFile('png', options), name, 'image/png')
      return (await upload('/api/media/upload', form)) as MediaItem
    },
    text: async (name = 'notes.txt') => {
      const form = fileForm('media', Buffer.from('Some notes.'), name, 'text/plain')
      return (await upload('/api/media/upload', form)) as MediaItem
    },
    resume: async (name = 'resume.pdf') => {
      const form = fileForm('resume', pdf(), name, 'application/pdf')
      return (await upload('/api/resume/upload', form)) as Resume
    },
    /** A message, received `hoursAgo`. */
    message: async (changes: Record<string, unknown> = {}, hoursAgo = 0) => {
      const body = messageBody(changes)
      const response = await fetch(`${product.url}/api/contact`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: product.url,
          'x-forwarded-for': randomIp(),
        },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(201)
      const age = `created_at = now() - make_interval(hours => $2)`
      await product
        .product()
        .rows(`update contacts set ${age} where subject = $1`, [body.subject, hoursAgo])
    },
    messages: async () => {
      const response = await product.asAdmin('GET', '/api/contact')
      return (await response.json()) as Message[]
    },
    /** All but the owner and the sessions. */
    empty: async () => {
      await product.leave?.()
      await removeRows(product.product())
    },
  }
}

export function useCmsData(product: Parameters<typeof cmsData>[0]) {
  const data = cmsData(product)
  afterEach(() => data.empty())
  return data
}
