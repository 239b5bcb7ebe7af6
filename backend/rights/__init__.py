"""Contest, erase, receipts: what the people who are talked about may do."""
