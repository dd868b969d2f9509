-- Which items book a service: asked before one is deleted.
CREATE INDEX items_of_service ON items (tenant_id, (content->>'service')) WHERE kind = 'service';
