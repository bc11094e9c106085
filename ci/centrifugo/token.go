package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"strings"
	"time"
)

// claims are those of Centrifugo's tokens that the tests use.
type claims struct {
	Sub       string          `json:"sub"`
	Exp       int64           `json:"exp"`
	NotBefore int64           `json:"nbf"`
	ExpireAt  *int64          `json:"expire_at"`
	Info      json.RawMessage `json:"info"`
	Channel   string          `json:"channel"`
}

var (
	errInvalid = errors.New("invalid token")
	errExpired = errors.New("token expired")
)

// verify checks a JSON Web Token that is signed with HS256.
func verify(secret, token string, now time.Time) (claims, error) {
	var own claims
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return own, errInvalid
	}
	var header struct {
		Alg string `json:"alg"`
	}
	if decode(parts[0], &header) != nil || header.Alg != "HS256" {
		return own, errInvalid
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(parts[0] + "." + parts[1]))
	signature, err := base64.RawURLEncoding.DecodeString(parts[2])
	if err != nil || !hmac.Equal(signature, mac.Sum(nil)) {
		return own, errInvalid
	}
	if decode(parts[1], &own) != nil {
		return own, errInvalid
	}
	if own.Exp != 0 && now.Unix() >= own.Exp || now.Unix() < own.NotBefore {
		return own, errExpired
	}
	return own, nil
}

// expiry is when what the token opened expires; 0 is never.
func (own claims) expiry() int64 {
	if own.ExpireAt != nil {
		return *own.ExpireAt
	}
	return own.Exp
}

func decode(part string, value any) error {
	text, err := base64.RawURLEncoding.DecodeString(part)
	if err != nil {
		return err
	}
	return json.Unmarshal(text, value)
}
