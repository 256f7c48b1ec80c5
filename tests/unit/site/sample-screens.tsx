import type { ComponentProps } from 'react'
import { measureName } from '#src/drawing/name-lines.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { HomeScreen } from '#src/site/home/home-screen.tsx'
import { PostScreen } from '#src/site/posts/page/post-screen.tsx'
import { sampleProject } from '#tests/support/sample-project.ts'
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
