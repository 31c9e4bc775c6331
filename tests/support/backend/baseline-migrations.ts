/**
 * Migrations that databases may already have, with their SHA-256. They must not change: a change to the database is a
 * new migration (docs/extending.md, "A change to the database"). After a deploy, add the migrations it applied.
 */
export const baselineMigrations: Record<string, string> = {
  '20261101090000_privileges_and_settings.sql':
    '3da04c65c6cd61916479303715aad1ad4ab03e4e2e0ecdc9a3e3f9bd2c29d378',
  '20261101090100_rate_limits.sql': 'f0666c3109313c65f2d90fd293157769e1a4b6ba1f02d68c5b13102e5e732da9',
  '20261101090200_consent.sql': 'b57d2bcc0d6d6b251c7742d4f8eaf99c3bdaf235ce86b708a323174e8888f40b',
  '20261101090300_newsletter.sql': 'eab9de78fae8a51e9287580df75d70e0aeb4d6ac3f1cbd24aaa919653acf159a',
  '20261101090400_mail_outbox.sql': '2ff541f67ddba086a141906d1019c2df80eec58da6e8773b1ed3bb91751af581',
  '20261101090500_mail_delivery.sql': 'cf8d13beaef08a6f8cf109f88d3c96fec3a5305a8dfb1ad8a61f01f0e2d5bdbf',
  '20261101090600_leads.sql': 'f3b394c1b713a00f72c13e01a67c50cd96e4ae16e85d96aa1198f129b69040da',
  '20261101090700_playbooks.sql': '8d9b0d5786848f5e498ac02339795ab41b2c242a3b73adfdf8da9494f05ab13e',
  '20261101090800_downloads.sql': '6a5ce6a8f7bc2203cd0e1062c0091cda76267dbf3950e1859aed560d0580ce60',
  '20261101090900_privacy.sql': 'd15cbea3cd546716c504292d42b478e512e9a7c6392d49020b01a92737357d0f',
  '20261101091000_drain_schedule.sql': '0a2666a39487eab08f49ab0683b8f1bfad5abc94f6804a04ff7fdd54a78282ba',
}
