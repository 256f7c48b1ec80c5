import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { MediaCard } from '#src/cms/media/media-card.tsx'
import { MediaUses } from '#src/cms/media/media-dialog.tsx'
import { MediaScreen } from '#src/cms/media/media-screen.tsx'
import { MessageCard } from '#src/cms/messages/message-card.tsx'
import { MessageDetail } from '#src/cms/messages/message-detail.tsx'
import { MessagesScreen } from '#src/cms/messages/messages-screen.tsx'
import { PostListCard } from '#src/cms/posts/list/post-list-card.tsx'
import { PostListScreen } from '#src/cms/posts/list/posts-screen.tsx'
import { ResumesScreen } from '#src/cms/resumes/resumes-screen.tsx'
import { mediaListOptions, mediaUsesOptions } from '#src/queries/media-queries.ts'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { activeResumeOptions, resumeListOptions } from '#src/queries/resume-queries.ts'
import { samplePost } from '#tests/support/sample-post.ts'
import * as sample from '#tests/unit/cms/screen-html.tsx'
import { screenHtml, tagOf } from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

const nothing = () => {}
const messages = <MessagesScreen ownerName="Ada" />
const words = async (...given: Parameters<typeof screenHtml>) => wordsOf(await screenHtml(...given))

describe('every list', () => {
  it.each([
    ['[S2-cms-blog-06] [S9-skeletons-01] posts', <PostListScreen />, 6],
    ['[S2-media-13] [S9-skeletons-02] files', <MediaScreen />, 8],
    ['[S2-resume-08] [S9-skeletons-02] resumes', <ResumesScreen />, 3],
    ['[S2-contacts-07] [S9-skeletons-02] messages', messages, 5],
  ])('%s: has its placeholders while it loads', async (_, screen, count) => {
    expect((await screenHtml(screen)).match(/data-skeleton=""/g)).toHaveLength(count)
  })

  it.each([
    ['[S2-cms-blog-01] posts', <PostListScreen />],
    ['[S2-media-01] files', <MediaScreen />],
    ['resumes', <ResumesScreen />],
    ['[S2-contacts-01] messages', messages],
  ])('%s: links back to the dashboard', async (_, screen) => {
    expect(await screenHtml(screen)).toMatch(/<a [^>]*href="\/cms"[^>]*>.*?Back to Dashboard/)
  })

  it.each([
    [
      '[S2-cms-blog-07] [S2-cms-blog-09] [S2-cms-blog-20] posts',
      <PostListScreen />,
      postListOptions(),
      /No blog posts found Get started by creating your first blog post\. .* 0 posts loaded/,
    ],
    [
      '[S2-media-23] [S2-media-25] [S2-media-26] files',
      <MediaScreen />,
      mediaListOptions(),
      /No media files found Start by uploading your first media file\. Upload First File 0 files/,
    ],
    [
      '[S2-resume-07] [S2-resume-17] resumes',
      <ResumesScreen />,
      resumeListOptions(),
      /All Resume Files No resume files found Upload your first resume to get started Upload First Resume/,
    ],
    [
      '[S2-contacts-02] [S2-contacts-20] [S2-contacts-22] messages',
      messages,
      messageListOptions(),
      /0 messages .* No messages found No contact messages received yet\./,
    ],
  ])('%s: says that it is empty', async (_, screen, options, texts) => {
    expect(await words(screen, [[options, []]])).toMatch(texts)
  })
})

describe('a post', () => {
  const now = Date.now()
  const card = (post: ComponentProps<typeof PostListCard>['post']) => (
    <PostListCard
      {...{ post, now, isSelected: false, isDeleteDisabled: false }}
      {...{ onSelect: nothing, onDelete: nothing }}
    />
  )

  it('[S2-cms-blog-16] [S2-cms-blog-17] [S2-cms-blog-18] shows the title, excerpt, author, age and read time', async () => {
    const post = samplePost({
      excerpt: 'About rows.',
      author: 'Guest',
      createdAt: sample.hoursAgo(2),
    })
    expect(await words(card(post))).toMatch(/A title About rows\. .*Guest 2 hours ago 7 min read/)
  })

  it('[S2-cms-blog-11] [S2-cms-blog-12] [S2-cms-blog-19] has a style for each state, and a neutral one for an unknown one', async () => {
    const shown = async (status: string | undefined, name = status) => {
      const html = await screenHtml(card({ ...samplePost(), status }))
      const marks = wordsOf(html).match(/Published/g) ?? []
      return [/ (text-\w+) border/.exec(tagOf(html, `${name}<`))?.[1], marks.length]
    }
    expect(await shown('published')).toEqual(['text-success', 1])
    expect(await shown('draft')).toEqual(['text-warning', 0])
    expect(await shown('archived')).toEqual(['text-muted', 0])
    expect(await shown(undefined, 'unknown')).toEqual(['text-muted', 0])
  })

  it('[S2-cms-blog-02] [S2-cms-blog-10] [S2-cms-blog-13] is created and edited by links', async () => {
    const html = await screenHtml(<PostListScreen />, [[postListOptions(), []]])
    const create = html.match(/<a [^>]*href="\/cms\/blog\/new"[^>]*>(?:(?!<\/a>).)*/g) ?? []
    expect(create.map((link) => wordsOf(link).trim())).toEqual(['New Post', 'Create First Post'])
    const edit = tagOf(await screenHtml(card(samplePost())), 'aria-label="Edit A title"')
    expect(edit).toContain(`href="/cms/blog/edit/${samplePost().id}"`)
  })
})

describe('a file', () => {
  it('[S2-media-18] [S2-media-19] [S2-media-20] shows the name, type and size', async () => {
    const card = (item: ComponentProps<typeof MediaCard>['item']) => (
      <MediaCard
        {...{ item, isSelected: false, isSelecting: false, isDeleteDisabled: false }}
        {...{ onSelect: nothing, onOpen: nothing, onDelete: nothing }}
      />
    )
    expect(await words(card(sample.sampleMedia()))).toContain('photo.png image 1.50 KB just now')
    const notes = sample.sampleMedia({ originalName: 'notes.txt', mimeType: 'text/plain' })
    expect(await words(card(notes))).toContain('notes.txt text')
  })

  it('links to the screens of the documents that use it', async () => {
    const uses = (['posts', 'projects', 'appearance'] as const).map((kind) => ({
      ...{ kind, id: 'b', title: kind, isPublished: true },
    }))
    const html = await screenHtml(<MediaUses id="a" />, [[mediaUsesOptions(['a']), uses]])
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      ...['/cms/blog/edit/b', '/cms/projects/edit/b', '/cms/appearance'],
    ])
  })

  it('[S2-media-03] [S2-media-04] [S2-media-06] is chosen or dropped, with a hint of the accepted files', async () => {
    const html = await screenHtml(<MediaScreen />)
    expect(wordsOf(html)).toContain(
      'Drop files here or click to upload Supports images, videos, audio, and documents (max 10MB)',
    )
    expect(html).toContain('accept="image/*,video/*,audio/*,.pdf,.doc,.docx,.txt"')
  })
})

describe('a resume', () => {
  const first = sample.sampleResume()
  const second = sample.sampleResume({ id: 'b', originalName: 'second.pdf', isActive: false })
  const screen = () =>
    screenHtml(<ResumesScreen />, [
      [resumeListOptions(), [first, second]],
      [activeResumeOptions(), first],
    ])

  it('[S2-resume-09] [S2-resume-10] [S2-resume-11] shows the name, size, age and the Active badge', async () => {
    expect(wordsOf(await screen())).toMatch(
      /first\.pdf Active 1\.50 KB just now .*second\.pdf 1\.50 KB just now Set Active/,
    )
  })

  it('[S2-resume-02] [S2-resume-03] [S2-resume-13] opens in a new tab, and is activated only when it is not active', async () => {
    const html = await screen()
    expect(wordsOf(html)).toContain('Active Resume first.pdf This is the resume visitors download.')
    expect(html).toMatch(
      /<a [^>]*href="\/files\/resumes\/a\.pdf" target="_blank"[^>]*>(?:<svg.*?<\/svg>)?Preview</,
    )
    expect(wordsOf(html).match(/Set Active/g)).toHaveLength(1)
  })

  it('[S2-resume-05] [S2-resume-06] is chosen or dropped, with a hint of the accepted files', async () => {
    expect(await words(<ResumesScreen />)).toContain(
      'Drop PDF resume here or click to upload Only PDF files are supported (max 10MB)',
    )
  })
})

describe('a message', () => {
  const card = (message = sample.sampleMessage()) => (
    <MessageCard
      {...{ message, isOpen: false, isTicked: false }}
      {...{ onOpen: nothing, onReply: nothing, onTick: nothing }}
    />
  )

  it('[S2-contacts-08] [S2-contacts-09] [S2-contacts-11] shows the sender, the subject, the age and the date', async () => {
    expect(await words(card())).toMatch(
      /Unread: Grace grace@example\.com 2 hours ago A job First line\. Second line\. [A-Z][a-z]{2} \d+, \d{4} /,
    )
  })

  it('[S2-contacts-24] [S2-contacts-25] [S2-contacts-26] has a color for its age', async () => {
    const colour = async (hours: number) =>
      /text-(?:success|warning)[-a-z]*/.exec(
        tagOf(
          await screenHtml(card(sample.sampleMessage({ createdAt: sample.hoursAgo(hours) }))),
          'data-age',
        ),
      )?.[0]
    expect([await colour(23), await colour(25), await colour(73)]).toEqual([
      ...['text-success', 'text-warning', 'text-success-dim'],
    ])
  })

  it('[S2-contacts-13] [S2-contacts-14] [S2-contacts-15] is read with its sender, subject, time and all of its text', async () => {
    const unused = {} as ComponentProps<typeof MessageDetail>['actions']
    const html = await screenHtml(
      <MessageDetail
        message={sample.sampleMessage()}
        actions={unused}
        replying={
          { isRepliedTo: () => false } as unknown as ComponentProps<
            typeof MessageDetail
          >['replying']
        }
        onClose={nothing}
      />,
    )
    expect(wordsOf(html)).toMatch(
      /From Grace &lt;grace@example\.com&gt; Subject A job Received [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M /,
    )
    expect(html).toContain('whitespace-pre-wrap">First line.\nSecond line.</p>')
    expect(html.match(/<dt/g)).toHaveLength(3)
  })

  it('[S2-contacts-23] none is selected at first', async () => {
    expect(await words(messages, [[messageListOptions(), []]])).toContain(
      'Select a message Click on a message from the list to view details',
    )
  })
})
