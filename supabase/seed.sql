-- Rows that a new database starts with, local or hosted. None yet: leads come from visitors.
select 1;
