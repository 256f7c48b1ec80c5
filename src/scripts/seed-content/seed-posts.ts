import { boundariesPost } from './post-boundaries.ts'
import { comboboxPost } from './post-combobox.ts'
import { leakPost } from './post-leak.ts'
import { locksPost } from './post-locks.ts'
import { migrationsPost } from './post-migrations.ts'
import { parserPost } from './post-parser.ts'
import { policyPost } from './post-policy.ts'
import { queuePost } from './post-queue.ts'
import { speedPost } from './post-speed.ts'
import type { SeedPost } from './seed-post.ts'

/** The example posts, oldest first; the last one is a draft. */
export const SEED_POSTS: readonly SeedPost[] = [
  migrationsPost,
  queuePost,
  leakPost,
  parserPost,
  policyPost,
  speedPost,
  locksPost,
  comboboxPost,
  boundariesPost,
]
