import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_profile_links_kind" AS ENUM('github', 'gitlab', 'linkedin', 'mastodon', 'bluesky', 'x', 'youtube', 'website');
  CREATE TYPE "public"."enum_profile_achievements_icon" AS ENUM('trophy', 'award', 'medal', 'rocket', 'git-branch', 'mic');
  CREATE TYPE "public"."enum_profile_achievements_color" AS ENUM('gold', 'silver');
  CREATE TYPE "public"."enum_profile_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__profile_v_version_links_kind" AS ENUM('github', 'gitlab', 'linkedin', 'mastodon', 'bluesky', 'x', 'youtube', 'website');
  CREATE TYPE "public"."enum__profile_v_version_achievements_icon" AS ENUM('trophy', 'award', 'medal', 'rocket', 'git-branch', 'mic');
  CREATE TYPE "public"."enum__profile_v_version_achievements_color" AS ENUM('gold', 'silver');
  CREATE TYPE "public"."enum__profile_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcement_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcement_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "projects_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" varchar,
  	"meaning" varchar
  );
  
  CREATE TABLE "projects_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"cover_id" uuid,
  	"body" jsonb,
  	"slug" varchar,
  	"featured" boolean DEFAULT false,
  	"order" numeric,
  	"period" varchar,
  	"role" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_projects_v_version_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"figure" varchar,
  	"meaning" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_cover_id" uuid,
  	"version_body" jsonb,
  	"version_slug" varchar,
  	"version_featured" boolean DEFAULT false,
  	"version_order" numeric,
  	"version_period" varchar,
  	"version_role" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "profile_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_profile_links_kind" DEFAULT 'website',
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "profile_skills_expert" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"level" numeric
  );
  
  CREATE TABLE "profile_skills_advanced" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"level" numeric
  );
  
  CREATE TABLE "profile_skills_learning" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"level" numeric
  );
  
  CREATE TABLE "profile_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"company" varchar,
  	"period" varchar,
  	"location" varchar,
  	"achievements" varchar
  );
  
  CREATE TABLE "profile_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"year" varchar,
  	"type" varchar,
  	"icon" "enum_profile_achievements_icon" DEFAULT 'award',
  	"color" "enum_profile_achievements_color" DEFAULT 'gold'
  );
  
  CREATE TABLE "profile_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"degree" varchar,
  	"institution" varchar,
  	"year" varchar,
  	"grade" varchar
  );
  
  CREATE TABLE "profile_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"venue" varchar,
  	"date" varchar
  );
  
  CREATE TABLE "profile" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"title" varchar,
  	"tagline" varchar,
  	"portrait_id" uuid,
  	"email" varchar,
  	"phone" varchar,
  	"location" varchar,
  	"time_zone" varchar,
  	"summary" jsonb,
  	"availability" jsonb,
  	"contact_intro" varchar,
  	"blog_intro" varchar,
  	"_status" "enum_profile_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_profile_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"kind" "enum__profile_v_version_links_kind" DEFAULT 'website',
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_skills_expert" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"level" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_skills_advanced" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"level" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_skills_learning" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"level" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_experience" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"company" varchar,
  	"period" varchar,
  	"location" varchar,
  	"achievements" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_achievements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"year" varchar,
  	"type" varchar,
  	"icon" "enum__profile_v_version_achievements_icon" DEFAULT 'award',
  	"color" "enum__profile_v_version_achievements_color" DEFAULT 'gold',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"degree" varchar,
  	"institution" varchar,
  	"year" varchar,
  	"grade" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v_version_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"venue" varchar,
  	"date" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_profile_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_tagline" varchar,
  	"version_portrait_id" uuid,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_location" varchar,
  	"version_time_zone" varchar,
  	"version_summary" jsonb,
  	"version_availability" jsonb,
  	"version_contact_intro" varchar,
  	"version_blog_intro" varchar,
  	"version__status" "enum__profile_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "announcement" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" jsonb,
  	"link_label" varchar,
  	"link_url" varchar,
  	"ends_at" timestamp(3) with time zone,
  	"_status" "enum_announcement_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_announcement_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_text" jsonb,
  	"version_link_label" varchar,
  	"version_link_url" varchar,
  	"version_ends_at" timestamp(3) with time zone,
  	"version__status" "enum__announcement_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "appearance" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"accents_light" varchar,
  	"accents_dark" varchar,
  	"accents_terminal" varchar,
  	"accents_cyberpunk" varchar,
  	"accents_ocean" varchar,
  	"accents_forest" varchar,
  	"icon_id" uuid,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "media" ADD COLUMN "is_drawing" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" uuid;
  ALTER TABLE "projects_outcomes" ADD CONSTRAINT "projects_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_links" ADD CONSTRAINT "projects_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_texts" ADD CONSTRAINT "projects_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_outcomes" ADD CONSTRAINT "_projects_v_version_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_links" ADD CONSTRAINT "_projects_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_texts" ADD CONSTRAINT "_projects_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_links" ADD CONSTRAINT "profile_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_skills_expert" ADD CONSTRAINT "profile_skills_expert_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_skills_advanced" ADD CONSTRAINT "profile_skills_advanced_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_skills_learning" ADD CONSTRAINT "profile_skills_learning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_experience" ADD CONSTRAINT "profile_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_achievements" ADD CONSTRAINT "profile_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_education" ADD CONSTRAINT "profile_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile_publications" ADD CONSTRAINT "profile_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profile"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profile" ADD CONSTRAINT "profile_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_profile_v_version_links" ADD CONSTRAINT "_profile_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_skills_expert" ADD CONSTRAINT "_profile_v_version_skills_expert_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_skills_advanced" ADD CONSTRAINT "_profile_v_version_skills_advanced_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_skills_learning" ADD CONSTRAINT "_profile_v_version_skills_learning_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_experience" ADD CONSTRAINT "_profile_v_version_experience_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_achievements" ADD CONSTRAINT "_profile_v_version_achievements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_education" ADD CONSTRAINT "_profile_v_version_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v_version_publications" ADD CONSTRAINT "_profile_v_version_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_profile_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_profile_v" ADD CONSTRAINT "_profile_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appearance" ADD CONSTRAINT "appearance_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_outcomes_order_idx" ON "projects_outcomes" USING btree ("_order");
  CREATE INDEX "projects_outcomes_parent_id_idx" ON "projects_outcomes" USING btree ("_parent_id");
  CREATE INDEX "projects_links_order_idx" ON "projects_links" USING btree ("_order");
  CREATE INDEX "projects_links_parent_id_idx" ON "projects_links" USING btree ("_parent_id");
  CREATE INDEX "projects_cover_idx" ON "projects" USING btree ("cover_id");
  CREATE UNIQUE INDEX "projects_slug_idx" ON "projects" USING btree ("slug");
  CREATE INDEX "projects_order_idx" ON "projects" USING btree ("order");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_texts_order_parent" ON "projects_texts" USING btree ("order","parent_id");
  CREATE INDEX "_projects_v_version_outcomes_order_idx" ON "_projects_v_version_outcomes" USING btree ("_order");
  CREATE INDEX "_projects_v_version_outcomes_parent_id_idx" ON "_projects_v_version_outcomes" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_links_order_idx" ON "_projects_v_version_links" USING btree ("_order");
  CREATE INDEX "_projects_v_version_links_parent_id_idx" ON "_projects_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_cover_idx" ON "_projects_v" USING btree ("version_cover_id");
  CREATE INDEX "_projects_v_version_version_slug_idx" ON "_projects_v" USING btree ("version_slug");
  CREATE INDEX "_projects_v_version_version_order_idx" ON "_projects_v" USING btree ("version_order");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_texts_order_parent" ON "_projects_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "profile_links_order_idx" ON "profile_links" USING btree ("_order");
  CREATE INDEX "profile_links_parent_id_idx" ON "profile_links" USING btree ("_parent_id");
  CREATE INDEX "profile_skills_expert_order_idx" ON "profile_skills_expert" USING btree ("_order");
  CREATE INDEX "profile_skills_expert_parent_id_idx" ON "profile_skills_expert" USING btree ("_parent_id");
  CREATE INDEX "profile_skills_advanced_order_idx" ON "profile_skills_advanced" USING btree ("_order");
  CREATE INDEX "profile_skills_advanced_parent_id_idx" ON "profile_skills_advanced" USING btree ("_parent_id");
  CREATE INDEX "profile_skills_learning_order_idx" ON "profile_skills_learning" USING btree ("_order");
  CREATE INDEX "profile_skills_learning_parent_id_idx" ON "profile_skills_learning" USING btree ("_parent_id");
  CREATE INDEX "profile_experience_order_idx" ON "profile_experience" USING btree ("_order");
  CREATE INDEX "profile_experience_parent_id_idx" ON "profile_experience" USING btree ("_parent_id");
  CREATE INDEX "profile_achievements_order_idx" ON "profile_achievements" USING btree ("_order");
  CREATE INDEX "profile_achievements_parent_id_idx" ON "profile_achievements" USING btree ("_parent_id");
  CREATE INDEX "profile_education_order_idx" ON "profile_education" USING btree ("_order");
  CREATE INDEX "profile_education_parent_id_idx" ON "profile_education" USING btree ("_parent_id");
  CREATE INDEX "profile_publications_order_idx" ON "profile_publications" USING btree ("_order");
  CREATE INDEX "profile_publications_parent_id_idx" ON "profile_publications" USING btree ("_parent_id");
  CREATE INDEX "profile_portrait_idx" ON "profile" USING btree ("portrait_id");
  CREATE INDEX "profile__status_idx" ON "profile" USING btree ("_status");
  CREATE INDEX "_profile_v_version_links_order_idx" ON "_profile_v_version_links" USING btree ("_order");
  CREATE INDEX "_profile_v_version_links_parent_id_idx" ON "_profile_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_skills_expert_order_idx" ON "_profile_v_version_skills_expert" USING btree ("_order");
  CREATE INDEX "_profile_v_version_skills_expert_parent_id_idx" ON "_profile_v_version_skills_expert" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_skills_advanced_order_idx" ON "_profile_v_version_skills_advanced" USING btree ("_order");
  CREATE INDEX "_profile_v_version_skills_advanced_parent_id_idx" ON "_profile_v_version_skills_advanced" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_skills_learning_order_idx" ON "_profile_v_version_skills_learning" USING btree ("_order");
  CREATE INDEX "_profile_v_version_skills_learning_parent_id_idx" ON "_profile_v_version_skills_learning" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_experience_order_idx" ON "_profile_v_version_experience" USING btree ("_order");
  CREATE INDEX "_profile_v_version_experience_parent_id_idx" ON "_profile_v_version_experience" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_achievements_order_idx" ON "_profile_v_version_achievements" USING btree ("_order");
  CREATE INDEX "_profile_v_version_achievements_parent_id_idx" ON "_profile_v_version_achievements" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_education_order_idx" ON "_profile_v_version_education" USING btree ("_order");
  CREATE INDEX "_profile_v_version_education_parent_id_idx" ON "_profile_v_version_education" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_publications_order_idx" ON "_profile_v_version_publications" USING btree ("_order");
  CREATE INDEX "_profile_v_version_publications_parent_id_idx" ON "_profile_v_version_publications" USING btree ("_parent_id");
  CREATE INDEX "_profile_v_version_version_portrait_idx" ON "_profile_v" USING btree ("version_portrait_id");
  CREATE INDEX "_profile_v_version_version__status_idx" ON "_profile_v" USING btree ("version__status");
  CREATE INDEX "_profile_v_created_at_idx" ON "_profile_v" USING btree ("created_at");
  CREATE INDEX "_profile_v_updated_at_idx" ON "_profile_v" USING btree ("updated_at");
  CREATE INDEX "_profile_v_latest_idx" ON "_profile_v" USING btree ("latest");
  CREATE INDEX "announcement__status_idx" ON "announcement" USING btree ("_status");
  CREATE INDEX "_announcement_v_version_version__status_idx" ON "_announcement_v" USING btree ("version__status");
  CREATE INDEX "_announcement_v_created_at_idx" ON "_announcement_v" USING btree ("created_at");
  CREATE INDEX "_announcement_v_updated_at_idx" ON "_announcement_v" USING btree ("updated_at");
  CREATE INDEX "_announcement_v_latest_idx" ON "_announcement_v" USING btree ("latest");
  CREATE INDEX "appearance_icon_idx" ON "appearance" USING btree ("icon_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_outcomes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_outcomes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_skills_expert" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_skills_advanced" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_skills_learning" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_experience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_education" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile_publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profile" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_skills_expert" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_skills_advanced" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_skills_learning" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_experience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_achievements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_education" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v_version_publications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_profile_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "announcement" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_announcement_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appearance" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_outcomes" CASCADE;
  DROP TABLE "projects_links" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_texts" CASCADE;
  DROP TABLE "_projects_v_version_outcomes" CASCADE;
  DROP TABLE "_projects_v_version_links" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_texts" CASCADE;
  DROP TABLE "profile_links" CASCADE;
  DROP TABLE "profile_skills_expert" CASCADE;
  DROP TABLE "profile_skills_advanced" CASCADE;
  DROP TABLE "profile_skills_learning" CASCADE;
  DROP TABLE "profile_experience" CASCADE;
  DROP TABLE "profile_achievements" CASCADE;
  DROP TABLE "profile_education" CASCADE;
  DROP TABLE "profile_publications" CASCADE;
  DROP TABLE "profile" CASCADE;
  DROP TABLE "_profile_v_version_links" CASCADE;
  DROP TABLE "_profile_v_version_skills_expert" CASCADE;
  DROP TABLE "_profile_v_version_skills_advanced" CASCADE;
  DROP TABLE "_profile_v_version_skills_learning" CASCADE;
  DROP TABLE "_profile_v_version_experience" CASCADE;
  DROP TABLE "_profile_v_version_achievements" CASCADE;
  DROP TABLE "_profile_v_version_education" CASCADE;
  DROP TABLE "_profile_v_version_publications" CASCADE;
  DROP TABLE "_profile_v" CASCADE;
  DROP TABLE "announcement" CASCADE;
  DROP TABLE "_announcement_v" CASCADE;
  DROP TABLE "appearance" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  ALTER TABLE "media" DROP COLUMN "is_drawing";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_profile_links_kind";
  DROP TYPE "public"."enum_profile_achievements_icon";
  DROP TYPE "public"."enum_profile_achievements_color";
  DROP TYPE "public"."enum_profile_status";
  DROP TYPE "public"."enum__profile_v_version_links_kind";
  DROP TYPE "public"."enum__profile_v_version_achievements_icon";
  DROP TYPE "public"."enum__profile_v_version_achievements_color";
  DROP TYPE "public"."enum__profile_v_version_status";
  DROP TYPE "public"."enum_announcement_status";
  DROP TYPE "public"."enum__announcement_v_version_status";`)
}

