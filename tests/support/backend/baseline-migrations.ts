/**
 * The migrations that databases may already have, with the SHA-256 of their text. They no longer change: a change to the
 * database is a new migration (docs/extending.md, "A change to the database"). After a deploy, add what it applied.
 */
export const baselineMigrations: Record<string, string> = {
  '20261101090000_privileges_and_settings.sql':
    'be2a792edcb279ae2408f30d4686e50de61bb376f07a9e06d60c4be61a8a3b14',
  '20261101090100_rate_limits.sql': 'eea3eea5c8e51d51ae87e722bd2f41b4fae78605727d71d391e2f54ce07ff49b',
  '20261101090200_consent.sql': '0e2400e4ee4978b1dffdc1b0a63ee47120561df390e21d789d174fb6309c0174',
  '20261101090300_newsletter.sql': '2c8e0cb5f5e14f681594a90d7a55be525b18f7210734a7179e11ef32841561c8',
  '20261101090400_mail_outbox.sql': '8a58b3a59ff2a2606651f324fff1d7f6ae5a583c2691372744683f9c65a3ee02',
  '20261101090500_mail_delivery.sql': 'a332fb1ec05405dc6f8a731db0a976f086bff0f71318ee8dc1a936a48f7c222e',
  '20261101090600_leads.sql': 'a252377cd76e2868d77c49b683cf74815c0e65c671bfd50d2c8cd3ee4a962375',
  '20261101090700_playbooks.sql': '8c8b2fe7152255fb84580913cd9ad89de2192676c18a69b11acf03960798bd82',
  '20261101090800_downloads.sql': '795e85e7f55b23a7d392b813a634f4bf83605bc9e8ef22b65fe91248077917ee',
  '20261101090900_privacy.sql': '990d4e59da4224a6ff797172b67a943af850c6114ba7a8bf4a16dea0a54c7b1d',
  '20261101091000_drain_schedule.sql': 'bf646fe5dae3e8f6e98dc6f9494a15cb7b9dd260a7d519f7c1fe8dc5ae2770c7',
}
