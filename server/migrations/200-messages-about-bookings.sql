-- A message may be about a booking.
ALTER TABLE chat_abouts ADD COLUMN booking_id uuid;
ALTER TABLE chat_abouts DROP CONSTRAINT chat_abouts_kind_check;
ALTER TABLE chat_abouts ADD CONSTRAINT chat_abouts_kind_check
  CHECK (kind IN ('task', 'reading', 'step', 'discussion', 'booking'));
ALTER TABLE chat_abouts ADD FOREIGN KEY (tenant_id, booking_id) REFERENCES bookings ON DELETE SET NULL (booking_id);
CREATE INDEX chat_abouts_booking ON chat_abouts (tenant_id, booking_id) WHERE booking_id IS NOT NULL;
