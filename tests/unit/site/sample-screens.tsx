import type { ComponentProps } from 'react'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import { measureName } from '#src/drawing/name-lines.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'
import { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { PostScreen } from '#src/site/posts/page/post-screen.tsx'
import { ProjectScreen } from '#src/site/projects/project-screen.tsx'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { list, post, pageData } from '#tests/unit/site/sample-posts.ts'

export const SITE = 'https://folio.example/'

/** The home page of the default profile, with a project and the posts of the samples. */
export const homeScreen = (changes: Partial<ComponentProps<typeof HomeScreen>> = {}) => (
  <HomeScreen
    key="home"
    profile={defaultProfile}
    site={SITE}
    teaser={list()}
    work={{ projects: [sampleProject()], images: {} }}
    hasResume
    skillUses={{}}
    nameLines={measureName((changes.profile ?? defaultProfile).personal.name)}
    {...changes}
  />
)

type PostChanges = {
  [Part in 'post' | 'pageData']?: Partial<ComponentProps<typeof PostScreen>[Part]>
}

/** The page of the sample post. */
export const postScreen = (changes: PostChanges = {}, owner = defaultProfile.personal) => (
  <PostScreen
    key="post"
    post={{ ...post, ...changes.post }}
    pageData={{ ...pageData, ...changes.pageData }}
    owner={owner}
  />
)

type Content = {
  profile?: typeof defaultProfile
  posts?: PostSummary[]
  project?: Project
  post?: PostChanges['post']
}

/** The screens that show content, with this one. */
export function publicScreens({
  profile = defaultProfile,
  posts = list().posts,
  project = sampleProject(),
  post: own = {},
}: Content = {}) {
  const [{ title } = post] = posts
  const next = { slug: 'n', title }
  const around = { blocks: [], images: {}, site: SITE, next }
  const work = { projects: [project], images: {} }
  return [
    ['post', postScreen({ post: own, pageData: { related: posts, next } }, profile.personal)],
    ['blog list', <PostListScreen key="list" list={list({ posts })} intro="" />],
    ['home page', homeScreen({ profile, teaser: list({ posts }), work })],
    ['resume', <ResumeScreen key="resume" profile={profile} site={SITE} hasFile skillUses={{}} />],
    ['case study', <ProjectScreen key="project" project={project} pageData={around} />],
  ] as const
}

/** Choices, and texts that only one page shows. */
const NOT_SHOWN = ['timeZone', 'links', 'icon', 'color', 'contactIntro', 'blogIntro']

/** The texts in a part of a profile that every page about the person shows. */
export function shownTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  const isRichText = 'children' in part || 'value' in part
  return Object.entries(part).flatMap(([name, value]) =>
    NOT_SHOWN.includes(name) || (isRichText && name === 'type') ? [] : shownTexts(value),
  )
}
