import { and, desc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  consents,
  enrollments,
  expertProfiles,
  guardianConsents,
  programVersions,
  qualifications,
} from '../../db/schema.ts';
import { shortPage } from '../../db/short-rows.ts';

export async function findExpertise(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      languages: expertProfiles.languages,
      links: expertProfiles.links,
      consultation: expertProfiles.consultation,
    })
    .from(expertProfiles)
    .where(and(eq(expertProfiles.tenantId, tx.tenantId), eq(expertProfiles.userId, userId)));
  return row;
}

export const listQualificationsOf = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      title: qualifications.title,
      institution: qualifications.institution,
      year: qualifications.year,
      state: qualifications.state,
      checkedByName: qualifications.checkedByName,
      checkedAt: qualifications.checkedAt,
    })
    .from(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.userId, userId)))
    .orderBy(qualifications.createdAt)
    .limit(most);

/** What guardians were asked and answered about the person, the newest first. */
export const listGuardians = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      email: guardianConsents.email,
      state: guardianConsents.state,
      askedAt: guardianConsents.askedAt,
      grantedAt: guardianConsents.grantedAt,
      endedAt: guardianConsents.endedAt,
      page: shortPage,
    })
    .from(guardianConsents)
    .innerJoin(
      enrollments,
      and(
        eq(enrollments.tenantId, guardianConsents.tenantId),
        eq(enrollments.id, guardianConsents.enrollmentId),
      ),
    )
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(and(eq(guardianConsents.tenantId, tx.tenantId), eq(guardianConsents.userId, userId)))
    .orderBy(desc(guardianConsents.askedAt))
    .limit(most);

export const listConsentsOf = (tx: Tx, userId: string, most: number) =>
  tx
    .select({ document: consents.document, granted: consents.granted, at: consents.at })
    .from(consents)
    .where(and(eq(consents.tenantId, tx.tenantId), eq(consents.userId, userId)))
    .orderBy(desc(consents.at))
    .limit(most);
